import { fireEvent, screen, waitFor } from '@testing-library/dom';

import { enhanceShareButtons } from './share-buttons';

type Sharing = Parameters< typeof enhanceShareButtons >[ 0 ];

function show( device: Partial< NonNullable< Sharing[ 'device' ] > > = {} ) {
	document.body.innerHTML = `<div><ul class="marketday-share__list" data-post-id="12" data-url="https://shop.example/mug/" data-title="Mug">
		<li class="marketday-share__device" hidden><button data-share="device">Share</button></li>
		<li><a href="https://www.facebook.com/sharer/sharer.php?u=x" data-share="window">Facebook</a></li>
		<li class="marketday-share__copy" hidden><button data-share="copy" data-done="Link copied.">Copy</button></li></ul>
		<p class="marketday-share__count" data-one="Shared %s time" data-many="Shared %s times" hidden>Shared 0 times</p>
		<p class="marketday-share__news" role="status"></p></div>`;
	const opened = { opener: {} };
	const sharing = {
		count: jest.fn( async () => 1 ),
		reportFailure: jest.fn(),
		device: { open: jest.fn( () => opened as Window ), ...device },
	};
	enhanceShareButtons( sharing );
	return { ...sharing, opened };
}

describe( 'a share button', () => {
	it( 'opens the share URL in an 800×500 pop-up, and the count is updated', async () => {
		const { device, count, opened } = show();

		const isFollowed = fireEvent.click( screen.getByText( 'Facebook' ) );

		expect( isFollowed ).toBe( false );
		expect( device.open ).toHaveBeenCalledWith(
			'https://www.facebook.com/sharer/sharer.php?u=x',
			'',
			'popup,width=800,height=500'
		);
		expect( opened.opener ).toBeNull();
		expect( await screen.findByText( 'Shared 1 time' ) ).toBeVisible();
		expect( count ).toHaveBeenCalledWith( '12', 0 );
	} );

	it( 'stays a link where the browser opens no window', () => {
		show( { open: () => null } );

		let isFollowed = false;
		document.addEventListener(
			'click',
			( event ) => {
				isFollowed = ! event.defaultPrevented;
				event.preventDefault();
			},
			{ once: true }
		);

		fireEvent.click( screen.getByText( 'Facebook' ) );

		expect( isFollowed ).toBe( true );
	} );

	it( 'of the device is there where the device has one', async () => {
		const share = jest.fn( async () => {} );
		const { count } = show( { share } );

		fireEvent.click( screen.getByRole( 'button', { name: 'Share' } ) );

		expect( share ).toHaveBeenCalledWith( {
			url: 'https://shop.example/mug/',
			title: 'Mug',
		} );
		await waitFor( () => expect( count ).toHaveBeenCalled() );
	} );

	it( 'of the device counts nothing when its list is closed', async () => {
		const closed = Object.assign( new Error(), { name: 'AbortError' } );
		const { count, reportFailure } = show( {
			share: () => Promise.reject( closed ),
		} );

		fireEvent.click( screen.getByRole( 'button', { name: 'Share' } ) );
		await new Promise( ( resolve ) => setTimeout( resolve ) );

		expect( count ).not.toHaveBeenCalled();
		expect( reportFailure ).not.toHaveBeenCalled();
	} );

	it( 'shows the address, selected, where the browser refuses to copy it', async () => {
		const { reportFailure } = show( {
			clipboard: {
				writeText: () => Promise.reject( new Error( 'refused' ) ),
			},
		} );
		const button = screen.getByRole( 'button', { name: 'Copy' } );
		button.setAttribute( 'aria-label', 'Copy link' );

		fireEvent.click( button );

		const field = await screen.findByRole( 'textbox', {
			name: 'Copy link',
		} );
		expect( field ).toHaveValue( 'https://shop.example/mug/' );
		expect( field ).toHaveFocus();
		expect( ( field as HTMLInputElement ).selectionEnd ).toBe( 25 );
		fireEvent.click( button );
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( screen.getAllByRole( 'textbox' ) ).toHaveLength( 1 );
		expect( screen.queryByText( 'Link copied.' ) ).toBeNull();
		expect( reportFailure ).not.toHaveBeenCalled();
	} );

	it( 'copies the link and says so; without a clipboard it is not there', async () => {
		const writeText = jest.fn( async () => {} );
		show( { clipboard: { writeText } } );

		fireEvent.click( screen.getByRole( 'button', { name: 'Copy' } ) );

		expect( writeText ).toHaveBeenCalledWith( 'https://shop.example/mug/' );
		expect( await screen.findByText( 'Link copied.' ) ).toBeVisible();
		show();
		expect( screen.queryByRole( 'button', { name: 'Copy' } ) ).toBeNull();
	} );
} );
