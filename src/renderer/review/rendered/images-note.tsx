import { useStore } from 'zustand';
import { useStores } from '../../stores/context';
import { t } from '../../lib/messages/review-text';
import { Button } from '../../components/button';
import { canShowImages } from './shown-images';
import { useImagesShown } from './use-images-shown';

/** A note below a field with images: whether they are shown, with a button to change that. */
export function ImagesNote({ count }: { readonly count: number }) {
  return count === 0 ? null : <Note count={count} />;
}

function Note({ count }: { readonly count: number }) {
  const { app, review } = useStores();
  const shown = useImagesShown();
  const connection = useStore(review, (s) => s.detail?.connection);
  const name = useStore(review, (s) => s.detail?.origin);
  const remember = (from: readonly number[]): void =>
    void app.getState().writePreferences({ imagesFrom: from });
  const others = app.getState().preferences.imagesFrom.filter((key) => key !== connection);
  const show = (imagesShown: boolean): void => review.getState().showImages(imagesShown);
  if (!canShowImages()) return <div className="field-more">{t('images.unsupported', { count })}</div>;
  return (
    <div className="field-more">
      {t(shown ? 'images.shown' : 'images.hidden', { count })}
      {shown ? (
        <Button
          small
          onClick={() => {
            show(false);
            if (connection !== undefined) remember(others);
          }}
        >
          {t('images.hide')}
        </Button>
      ) : (
        <>
          <Button small onClick={() => show(true)}>
            {t('images.show')}
          </Button>
          {connection === undefined || name === undefined ? null : (
            <Button
              small
              onClick={() => {
                show(true);
                remember([...others, connection]);
              }}
            >
              {t('images.always', { name })}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
