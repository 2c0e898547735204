/*
 * Stands between a program and the disk (LD_PRELOAD, Linux) for locdesk.db, derived.db and their logs in LOCDESK_DISK_FOLDER.
 * The file LOCDESK_DISK_CONTROL may have these lines, which are read at each sync:
 *   delay=MS      fsync and fdatasync take so long
 *   fail=ERRNO    they fail with this number
 *   failing=N     only those of the Nth file of `names` do
 *   once=1        a failure that one descriptor met is reported to no other, as some systems do it
 *   hold=N        a sync of the Nth file of `names` makes an empty file beside the control, with ".held" behind its name, and
 *                 returns once the line has gone
 * In the folder LOCDESK_DISK_DURABLE each of these files is kept as a loss of power would surely leave it: pages get
 * there when a sync succeeds. As in Linux, a sync that fails counts its pages as written: a later one succeeds without
 * them unless they are written again. Each descriptor that was open then gets one report of a failure that another one met.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { page_size = 4096, most_pages = 1 << 18, most_descriptors = 1024 };

enum { file_count = 4 };
static const char *const names[file_count] = {"locdesk.db", "locdesk.db-wal", "derived.db", "derived.db-wal"};

static struct file {
  pthread_mutex_t syncing;
  char dirty[most_pages];
  long failures;
  long reported[most_descriptors];
} files[file_count] = {[0 ... file_count - 1] = {.syncing = PTHREAD_MUTEX_INITIALIZER}};

/* Held while bytes change, so that a sync sees either all of a write or nothing. */
static pthread_mutex_t writing = PTHREAD_MUTEX_INITIALIZER;

static ssize_t (*real_pwrite64)(int, const void *, size_t, off64_t);
static int (*real_open64)(const char *, int, ...);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);

__attribute__((constructor)) static void find_real(void) {
  real_pwrite64 = dlsym(RTLD_NEXT, "pwrite64");
  real_open64 = dlsym(RTLD_NEXT, "open64");
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
}

/* Which of the files this descriptor is, or -1. */
static int file_of(int fd) {
  const char *folder = getenv("LOCDESK_DISK_FOLDER");
  char link[64], path[4096], expected[4096];
  if (folder == NULL || fd < 0 || fd >= most_descriptors) return -1;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return -1;
  path[length] = 0;
  for (int file = 0; file < file_count; file++) {
    snprintf(expected, sizeof expected, "%s/%s", folder, names[file]);
    if (strcmp(path, expected) == 0) return file;
  }
  return -1;
}

static long control(const char *key) {
  const char *path = getenv("LOCDESK_DISK_CONTROL");
  FILE *stream = path == NULL ? NULL : fopen(path, "r");
  if (stream == NULL) return 0;
  char line[128];
  long value = 0;
  size_t length = strlen(key);
  while (fgets(line, sizeof line, stream) != NULL)
    if (strncmp(line, key, length) == 0 && line[length] == '=') value = atol(line + length + 1);
  fclose(stream);
  return value;
}

struct pages {
  long count;
  long *numbers;
  char *bytes;
  off_t size;
};

/* The pages that this sync has to write, as they are now; they count as written from here on. */
static struct pages take_dirty(struct file *file, int fd) {
  struct pages taken = {0, NULL, NULL, 0};
  struct stat status;
  pthread_mutex_lock(&writing);
  fstat(fd, &status);
  taken.size = status.st_size;
  long end = status.st_size / page_size + 1;
  if (end > most_pages) abort();
  for (long page = 0; page < end; page++) taken.count += file->dirty[page];
  taken.numbers = malloc((taken.count + 1) * sizeof(long));
  taken.bytes = calloc(taken.count + 1, page_size);
  long index = 0;
  for (long page = 0; page < end; page++) {
    if (!file->dirty[page]) continue;
    file->dirty[page] = 0;
    taken.numbers[index] = page;
    if (pread64(fd, taken.bytes + index * page_size, page_size, (off64_t)page * page_size) < 0) abort();
    index++;
  }
  pthread_mutex_unlock(&writing);
  return taken;
}

static void keep(int file, struct pages taken) {
  char path[4200];
  const char *folder = getenv("LOCDESK_DISK_DURABLE");
  if (folder == NULL) return;
  snprintf(path, sizeof path, "%s/%s", folder, names[file]);
  int target = open(path, O_CREAT | O_WRONLY, 0600);
  if (target < 0) abort();
  for (long index = 0; index < taken.count; index++)
    if (real_pwrite64(target, taken.bytes + index * page_size, page_size,
                      (off64_t)taken.numbers[index] * page_size) != page_size)
      abort();
  if (ftruncate(target, taken.size) != 0) abort();
  close(target);
}

static void hold(int which) {
  if (control("hold") != which + 1) return;
  char path[4200];
  snprintf(path, sizeof path, "%s.held", getenv("LOCDESK_DISK_CONTROL"));
  close(open(path, O_CREAT | O_WRONLY, 0600));
  struct timespec pause = {0, 5000000};
  while (control("hold") == which + 1) nanosleep(&pause, NULL);
}

static int synced(int fd) {
  int which = file_of(fd);
  if (which < 0) return 0;
  struct file *file = &files[which];
  int error = 0;
  pthread_mutex_lock(&file->syncing);
  struct pages taken = take_dirty(file, fd);
  long delay = control("delay");
  if (delay > 0) {
    struct timespec pause = {delay / 1000, delay % 1000 * 1000000};
    nanosleep(&pause, NULL);
  }
  hold(which);
  long failing = control("failing");
  if (failing == 0 || failing == which + 1) error = (int)control("fail");
  if (error > 0) file->failures++;
  else keep(which, taken);
  if (file->reported[fd] < file->failures && error == 0 && control("once") == 0) error = EIO;
  file->reported[fd] = file->failures;
  pthread_mutex_unlock(&file->syncing);
  free(taken.numbers);
  free(taken.bytes);
  errno = error;
  return error > 0 ? -1 : 0;
}

int open64(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(arguments, mode_t) : 0;
  va_end(arguments);
  int fd = real_open64(path, flags, mode);
  int error = errno;
  int which = file_of(fd);
  if (which >= 0) files[which].reported[fd] = files[which].failures;
  errno = error;
  return fd;
}

int fsync(int fd) { return synced(fd) < 0 ? -1 : real_fsync(fd); }
int fdatasync(int fd) { return synced(fd) < 0 ? -1 : real_fdatasync(fd); }

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at) {
  int which = file_of(fd);
  pthread_mutex_lock(&writing);
  ssize_t written = real_pwrite64(fd, data, size, at);
  int error = errno;
  if (which >= 0 && written > 0)
    for (off64_t page = at / page_size; page <= (at + written - 1) / page_size && page < most_pages; page++)
      files[which].dirty[page] = 1;
  pthread_mutex_unlock(&writing);
  errno = error;
  return written;
}
