# Locdesk under "Open with" on Windows, for the endings that electron-builder.yml names, and the default for none: an
# association of electron-builder's own would take the endings over. Compared with the list by test/scripts/open-with.test.ts.

!define LOCDESK_PROGID "Locdesk.LocalizationFile"

!macro eachEnding ACTION
  !insertmacro ${ACTION} "xliff"
  !insertmacro ${ACTION} "xlf"
  !insertmacro ${ACTION} "po"
  !insertmacro ${ACTION} "pot"
  !insertmacro ${ACTION} "strings"
  !insertmacro ${ACTION} "stringsdict"
  !insertmacro ${ACTION} "xcstrings"
  !insertmacro ${ACTION} "arb"
  !insertmacro ${ACTION} "resx"
!macroend

!macro offerToOpen ENDING
  WriteRegStr SHELL_CONTEXT "Software\Classes\.${ENDING}\OpenWithProgids" "${LOCDESK_PROGID}" ""
!macroend

!macro offerNoMore ENDING
  DeleteRegValue SHELL_CONTEXT "Software\Classes\.${ENDING}\OpenWithProgids" "${LOCDESK_PROGID}"
!macroend

!macro customInstall
  WriteRegStr SHELL_CONTEXT "Software\Classes\${LOCDESK_PROGID}" "" "Localization file"
  WriteRegStr SHELL_CONTEXT "Software\Classes\${LOCDESK_PROGID}\DefaultIcon" "" "$INSTDIR\${APP_EXECUTABLE_FILENAME},0"
  WriteRegStr SHELL_CONTEXT "Software\Classes\${LOCDESK_PROGID}\shell\open\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"'
  !insertmacro eachEnding offerToOpen
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

!macro customUnInstall
  !insertmacro eachEnding offerNoMore
  DeleteRegKey SHELL_CONTEXT "Software\Classes\${LOCDESK_PROGID}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend
