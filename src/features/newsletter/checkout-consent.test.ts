import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { offerNewsletter } from '.';

it( 'the box of WooCommerce’s block checkout stands in its place, not ticked, and goes with the order', async () => {
	const keep = jest.fn();
	const shop = window as unknown as { wp?: unknown };
	shop.wp = { data: { dispatch: () => ( { setExtensionData: keep } ) } };
	const box = '<label><input type="checkbox"> Send me letters</label>';
	document.body.innerHTML = '<main></main>';
	offerNewsletter();

	const draw = async () => {
		const form = document.createElement( 'form' );
		const place = document.createElement( 'div' );
		place.className = 'marketday-consent-place';
		place.dataset.consent = box;
		form.append( place );
		document.querySelector( 'main' )?.replaceChildren( form );
		return screen.findByRole( 'checkbox', { name: 'Send me letters' } );
	};

	const first = await draw();
	expect( first ).not.toBeChecked();
	await userEvent.click( first );
	expect( keep ).toHaveBeenLastCalledWith(
		'marketday-newsletter',
		{ optin: true },
		true
	);

	// WooCommerce's script draws its block once more: what was chosen stays.
	const tick = await draw();
	expect( tick ).toBeChecked();
	await userEvent.click( tick );
	expect( keep ).toHaveBeenLastCalledWith(
		'marketday-newsletter',
		{ optin: false },
		true
	);
	delete shop.wp;
} );
