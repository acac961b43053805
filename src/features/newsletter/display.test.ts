import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { showNewsletterForms } from '.';

const COOKIE = 'popup_form_dismissed_offer';

async function show( {
	variant = 'popup',
	settings = 'data-delay="5"',
	root = '',
	close = true,
} = {} ) {
	jest.useFakeTimers();
	document.body.innerHTML = `<button>Before</button>
		<div class="marketday-newsletter__overlay"></div>
		<div class="marketday-newsletter" data-variant="${ variant }" role="dialog" tabindex="-1" ${ root }>
			${
				close
					? '<button class="marketday-newsletter__close">Close modal</button>'
					: ''
			}
			<form data-form-id="offer" ${ settings }><input aria-label="E-mail"><button>Send</button></form>
		</div>`;
	for ( const element of document.querySelectorAll( '*' ) ) {
		element.getClientRects = () => [ 1 ] as unknown as DOMRectList;
	}
	await showNewsletterForms( document );
	return userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
}

const form = () => screen.getByRole( 'dialog' );
const wait = ( seconds: number ) => jest.advanceTimersByTime( seconds * 1000 );
const leave = () =>
	document.documentElement.dispatchEvent( new MouseEvent( 'mouseleave' ) );

const remembered = jest.spyOn( document, 'cookie', 'set' );

afterEach( () => {
	jest.useRealTimers();
	document.body.innerHTML = '';
	document.cookie = `${ COOKIE }=; max-age=0; path=/`;
	remembered.mockClear();
} );

describe( 'a form that comes by itself', () => {
	it( 'comes after its delay, with its overlay, and takes the focus', async () => {
		await show();

		wait( 4.9 );
		expect( form() ).not.toHaveClass( 'active' );
		wait( 0.1 );

		expect( form() ).toHaveClass( 'starting-to-show', 'active' );
		expect( form().previousElementSibling ).toHaveClass( 'active' );
		expect( form() ).toHaveFocus();
	} );

	it( 'comes at once where its delay is no number', async () => {
		await show( { settings: 'data-delay="soon"' } );

		wait( 0 );

		expect( form() ).toHaveClass( 'active' );
	} );

	it( 'comes when the mouse leaves the page, once, and not again after its delay', async () => {
		const user = await show( {
			settings: 'data-delay="5" data-exit-intent-enabled="true"',
		} );
		leave();
		expect( form() ).toHaveClass( 'active' );
		await user.click( screen.getByText( 'Close modal' ) );

		wait( 10 );
		leave();

		expect( form() ).not.toHaveClass( 'active' );
	} );

	it( 'stays when the mouse leaves where that is not wished', async () => {
		await show( {
			settings: 'data-delay="5" data-exit-intent-enabled="false"',
		} );

		leave();

		expect( form() ).not.toHaveClass( 'active' );
	} );

	it( 'waits for who is typing elsewhere', async () => {
		const user = await show();
		const field = document.createElement( 'input' );
		document.body.prepend( field );
		await user.click( field );

		wait( 6 );
		expect( form() ).not.toHaveClass( 'active' );
		field.blur();
		wait( 1 );

		expect( form() ).toHaveClass( 'active' );
	} );

	it( 'keeps Tab within a popup', async () => {
		const user = await show();
		wait( 5 );

		await user.tab( { shift: true } );
		expect( screen.getByText( 'Send' ) ).toHaveFocus();
		await user.tab();

		expect( screen.getByText( 'Close modal' ) ).toHaveFocus();
	} );

	it.each( [
		[
			'3',
			/^popup_form_dismissed_offer=1; path=\/; SameSite=Lax; max-age=259200$/,
		],
		[ '', /^popup_form_dismissed_offer=1; path=\/; SameSite=Lax$/ ],
	] )(
		'is dismissed by its icon for “%s” days, and gives the focus back',
		async ( days, cookie ) => {
			const user = await show( {
				settings: `data-delay="0" data-cookie-expiration-time="${ days }"`,
			} );
			screen.getByText( 'Before' ).focus();
			wait( 0 );

			await user.click( screen.getByText( 'Close modal' ) );

			expect( form() ).not.toHaveClass( 'active' );
			expect( screen.getByText( 'Before' ) ).toHaveFocus();
			expect( remembered.mock.calls[ 0 ]?.[ 0 ] ).toMatch( cookie );
		}
	);

	it( 'is dismissed by Escape, where it has a close icon', async () => {
		const user = await show();
		wait( 5 );
		await user.keyboard( '{Escape}' );
		expect( form() ).not.toHaveClass( 'active' );
		document.cookie = `${ COOKIE }=; max-age=0; path=/`;

		const other = await show( { close: false } );
		wait( 5 );
		await other.keyboard( '{Escape}' );

		expect( form() ).toHaveClass( 'active' );
	} );

	it( 'that can be closed is closed by Escape, though a newer one cannot', async () => {
		const user = await show( {
			variant: 'slide_in',
			settings: 'data-delay="0"',
		} );
		document.body.insertAdjacentHTML(
			'beforeend',
			'<div class="marketday-newsletter__overlay"></div><div class="marketday-newsletter" data-variant="popup" role="region"><form data-form-id="other" data-delay="1"></form></div>'
		);
		await showNewsletterForms( {
			querySelectorAll: () =>
				document.querySelectorAll( '[data-variant="popup"]' ),
		} as unknown as ParentNode );
		wait( 2 );
		expect( screen.getByRole( 'region' ) ).toHaveClass( 'active' );

		await user.keyboard( '{Escape}' );

		expect( form() ).not.toHaveClass( 'active' );
		expect( screen.getByRole( 'region' ) ).toHaveClass( 'active' );
	} );

	it( 'that would cover another waits until that is closed', async () => {
		const user = await show( {
			variant: 'slide_in',
			settings: 'data-delay="0"',
		} );
		wait( 0 );
		document.body.insertAdjacentHTML(
			'beforeend',
			'<div class="marketday-newsletter" data-variant="fixed_bar" role="region"><form data-form-id="bar" data-delay="1"></form></div>'
		);
		await showNewsletterForms( {
			querySelectorAll: () =>
				document.querySelectorAll( '[data-variant="fixed_bar"]' ),
		} as unknown as ParentNode );
		wait( 2 );
		expect( screen.getByRole( 'region' ) ).toHaveClass(
			'starting-to-show'
		);
		expect( screen.getByRole( 'region' ) ).not.toHaveClass( 'active' );

		await user.click( screen.getByText( 'Close modal' ) );

		expect( screen.getByRole( 'region' ) ).toHaveClass( 'active' );
	} );

	it( 'does not come where it was dismissed, but in a preview, which dismisses nothing', async () => {
		document.cookie = `${ COOKIE }=1; path=/`;
		await show();
		wait( 6 );
		expect( form() ).not.toHaveClass( 'active' );

		const user = await show( { root: 'data-is-preview="true"' } );
		wait( 6 );
		expect( form() ).toHaveClass( 'active' );
		remembered.mockClear();
		await user.click( screen.getByText( 'Close modal' ) );
		expect( remembered ).not.toHaveBeenCalled();
	} );
} );
