import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/desk';
import { UpstreamRequest } from '../support/upstream-versions';

test(
  'a profile that is applied in the settings or by hand says what its receiver changes, and how it would store it',
  { tag: '@soak' },
  async ({ desk }) => {
    const { page } = desk;
    await new UpstreamRequest(desk).say({
      title: ['<em>News</em>', '<h1>Nouvelles</h1>'],
      content: ['<p>Read</p>', '<p>Lisez</p>'],
    });
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await navigation.getByRole('button', { name: 'Settings', exact: true }).click();
    const receivers = page.getByRole('region', { name: 'Receivers' });
    await receivers.getByRole('button', { name: 'New profile' }).click();
    const form = receivers.getByRole('form', { name: 'New profile' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Shop');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('alert')).toHaveText(/at least one rule/);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await receivers.getByRole('combobox', { name: 'Profile' }).selectOption('WordPress');
    await receivers.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(receivers.getByRole('list', { name: 'Applied profiles' })).toContainText(
      'WordPressall requests',
    );
    // Several uses of one profile: each button says which one it removes, and no condition stays in the form.
    await receivers.getByRole('combobox', { name: 'Profile' }).selectOption('Shopify');
    await receivers.getByRole('combobox', { name: 'Connection' }).selectOption('Acme upstream-1');
    await receivers.getByRole('textbox', { name: 'Fields' }).fill('handle, meta');
    await receivers.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(receivers.getByRole('combobox', { name: 'Connection' })).toHaveValue('');
    await receivers.getByRole('textbox', { name: 'Fields' }).fill('handle');
    await receivers.getByRole('button', { name: 'Apply', exact: true }).click();
    const remove = receivers.getByRole('button', { name: 'Stop applying Shopify: ' });
    await expect(remove).toHaveCount(2);
    await receivers
      .getByRole('button', {
        name: 'Stop applying Shopify: requests of Acme upstream-1 · fields handle, meta',
        exact: true,
      })
      .click();
    await expect(remove).toHaveCount(1);
    await expect(remove).toHaveAccessibleName('Stop applying Shopify: fields handle');
    await receivers.getByRole('button', { name: 'Show rules: WordPress' }).click();
    await expect(receivers).toContainText('wp-includes/kses.php');
    await expectAccessible(page, 'receivers');

    await navigation.getByRole('button', { name: 'Requests', exact: true }).click();
    await page.getByRole('listbox', { name: 'Requests list' }).getByRole('option').first().click();
    const review = page.getByRole('region', { name: 'Review' });
    await expect(review).toContainText('WordPress does not keep <h1>.');
    await review.getByText('As WordPress would store it').click();
    await expect(review.locator('.stored-as del').first()).toHaveText('<h1>');
    await expectAccessible(page, 'stored differently');

    await review.getByRole('button', { name: 'Order again' }).click();
    await page.getByRole('menuitem', { name: 'Rehearse the import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rehearse the import' });
    await dialog.getByRole('checkbox', { name: 'Drupal' }).check();
    await expectAccessible(page, 'rehearse');
    await dialog.getByRole('button', { name: 'Rehearse', exact: true }).click();
    await expect(review).toContainText('As Drupal would store it');
    await expect(review).toContainText('As WordPress would store it');
  },
);
