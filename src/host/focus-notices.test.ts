import { focusNotices } from './focus-notices';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'focusNotices', () => {
	it( 'focuses the first notice 500 ms after load, 100 px below the top', async () => {
		document.body.innerHTML =
			'<div class="marketday-notice" role="alert">No such coupon.</div>';
		const notice = document.querySelector( 'div' ) as HTMLElement;
		notice.getBoundingClientRect = () => new DOMRect( 0, 640, 300, 40 );
		const scrollTo = jest.fn();
		window.scrollTo = scrollTo;

		focusNotices();
		await jest.advanceTimersByTimeAsync( 499 );
		expect( notice ).not.toHaveFocus();
		await jest.advanceTimersByTimeAsync( 1 );

		expect( notice ).toHaveFocus();
		expect( scrollTo ).toHaveBeenCalledWith( { top: 540 } );
	} );

	it( 'leaves the focus alone on a page without notices', async () => {
		document.body.innerHTML = '<input autofocus>';
		document.querySelector( 'input' )?.focus();

		focusNotices();
		await jest.advanceTimersByTimeAsync( 500 );

		expect( document.querySelector( 'input' ) ).toHaveFocus();
	} );
} );
