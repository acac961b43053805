import { variationFromWire } from '@marketday/kernel/catalogue';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
	aChoice,
	IMAGES,
	prepareGallery,
} from './product-gallery.test-helpers';
import { ProductGallery } from './product-gallery';

beforeEach( prepareGallery );

const thumbnail = ( number: number ) =>
	screen.getByRole( 'link', { name: `Show image ${ number } of 3` } );
const enlarge = () =>
	screen.getByRole( 'button', { name: 'View full-screen image gallery' } );
const strip = () => screen.getByRole( 'group', { name: 'Images' } );
const src = () =>
	[ ...strip().querySelectorAll( 'img' ) ].map( ( { src: address } ) =>
		address.split( '/' ).pop()
	);

describe( 'the images of a product', () => {
	it( 'are gone to by their small images, one of which is the current one', async () => {
		render( <ProductGallery productId={ 12 } images={ IMAGES } /> );
		expect( thumbnail( 1 ) ).toHaveAttribute( 'aria-current', 'true' );

		await userEvent.click( thumbnail( 3 ) );

		expect( thumbnail( 3 ) ).toHaveAttribute( 'aria-current', 'true' );
		expect( thumbnail( 1 ) ).not.toHaveAttribute( 'aria-current' );
	} );

	it( 'are stepped through to their end, and no further', async () => {
		render( <ProductGallery productId={ 12 } images={ IMAGES } /> );
		const next = screen.getByRole( 'button', { name: 'Next image' } );

		await userEvent.click( next );
		await userEvent.click( next );
		await userEvent.click( next );

		expect( thumbnail( 3 ) ).toHaveAttribute( 'aria-current', 'true' );
		expect( next ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( next ).toHaveFocus();
	} );

	it( 'have nothing to step through where there is one', () => {
		render(
			<ProductGallery productId={ 12 } images={ IMAGES.slice( 0, 1 ) } />
		);

		expect( screen.queryByRole( 'list' ) ).toBeNull();
		expect(
			screen.queryByRole( 'button', { name: 'Next image' } )
		).toBeNull();
		expect( enlarge() ).toBeVisible();
	} );
} );

describe( 'zoom', () => {
	const place = ( width: number ) => {
		const element = strip().children[ 0 ] as HTMLElement;
		element.getBoundingClientRect = () =>
			( { left: 0, top: 0, width, height: width } ) as DOMRect;
		return element;
	};
	// jsdom has no pointer events with these members.
	const point = ( name: string, element: Element, pointerType: string ) =>
		act( () => {
			const event = new MouseEvent( name, {
				bubbles: true,
				clientX: 150,
				clientY: 300,
			} );
			Object.defineProperty( event, 'pointerType', {
				value: pointerType,
			} );
			element.dispatchEvent( event );
		} );

	it( 'shows what is under the mouse twice as large, from the largest size', () => {
		render( <ProductGallery productId={ 12 } images={ IMAGES } /> );
		const first = place( 600 );

		point( 'pointermove', first, 'mouse' );

		expect( first ).toHaveClass( 'is-zoomed' );
		expect( first.style.getPropertyValue( '--marketday-zoom-x' ) ).toBe(
			'25%'
		);
		expect( first.style.getPropertyValue( '--marketday-zoom-y' ) ).toBe(
			'50%'
		);
		expect( first.querySelector( 'img' ) ).toHaveAttribute(
			'sizes',
			'1280px'
		);
	} );

	it( 'leaves an image alone that is no larger than its place', () => {
		render( <ProductGallery productId={ 12 } images={ IMAGES } /> );
		const first = place( 1600 );

		point( 'pointermove', first, 'mouse' );

		expect( first ).not.toHaveClass( 'is-zoomed' );
	} );

	it( 'comes and goes by a tap', () => {
		render( <ProductGallery productId={ 12 } images={ IMAGES } /> );
		const first = place( 300 );

		point( 'pointerup', first, 'touch' );
		expect( first ).toHaveClass( 'is-zoomed' );

		point( 'pointerup', first, 'touch' );
		expect( first ).not.toHaveClass( 'is-zoomed' );
	} );
} );

describe( 'the full-screen gallery', () => {
	it( 'begins with the image in view, and says which of how many it is', async () => {
		render( <ProductGallery productId={ 12 } images={ IMAGES } /> );
		await userEvent.click( thumbnail( 2 ) );

		await userEvent.click( enlarge() );

		expect( screen.getByRole( 'dialog' ) ).toHaveAccessibleName(
			'Image 2 of 3'
		);
		expect( screen.getByRole( 'button', { name: 'Close' } ) ).toHaveFocus();
	} );

	it.each( [
		[ '{ArrowRight}', 'Image 2 of 3' ],
		[ '{End}', 'Image 3 of 3' ],
		[ '{End}{ArrowRight}', 'Image 3 of 3' ],
		[ '{End}{ArrowLeft}', 'Image 2 of 3' ],
		[ '{End}{Home}', 'Image 1 of 3' ],
		[ '{ArrowLeft}', 'Image 1 of 3' ],
	] )( 'goes by %s from the first to: %s', async ( keys, name ) => {
		render( <ProductGallery productId={ 12 } images={ IMAGES } /> );
		await userEvent.click( enlarge() );

		await userEvent.keyboard( keys );

		expect( screen.getByRole( 'dialog' ) ).toHaveAccessibleName( name );
		expect(
			within( screen.getByRole( 'dialog' ) ).getByRole( 'status' )
		).toHaveTextContent( name );
	} );

	it( 'goes the other way where the line runs from right to left', async () => {
		render( <ProductGallery productId={ 12 } images={ IMAGES } /> );
		await userEvent.click( enlarge() );

		screen.getByRole( 'dialog' ).style.direction = 'rtl';
		await userEvent.keyboard( '{ArrowLeft}' );

		expect( screen.getByRole( 'dialog' ) ).toHaveAccessibleName(
			'Image 2 of 3'
		);
	} );

	it( 'gives the focus back when it is closed', async () => {
		render( <ProductGallery productId={ 12 } images={ IMAGES } /> );
		await userEvent.click( enlarge() );

		fireEvent(
			screen.getByRole( 'dialog' ),
			new Event( 'cancel', { cancelable: true } )
		);

		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( enlarge() ).toHaveFocus();
	} );
} );

describe( 'the image that goes with a choice', () => {
	const imageOf = ( picture: object ) =>
		variationFromWire( { variation_id: 31, image: picture } ).image;

	function show( picture: object ) {
		const { choice, choose } = aChoice();
		render(
			<ProductGallery
				productId={ 12 }
				images={ IMAGES }
				choice={ choice }
			/>
		);
		choose( imageOf( picture ) );
		return choose;
	}

	it( 'is gone to where it is one of the gallery', () => {
		show( { src: 'sage-600.webp', full_src: 'sage.webp' } );

		expect( thumbnail( 3 ) ).toHaveAttribute( 'aria-current', 'true' );
		expect( src() ).toEqual( [
			'white-600.webp',
			'navy-600.webp',
			'sage-600.webp',
		] );
	} );

	it( 'takes the place of the first where it is not, large and small, until it is reset', () => {
		const choose = show( {
			src: 'red-600.webp',
			full_src: 'red.webp',
			gallery_thumbnail_src: 'red-100.webp',
			alt: 'Red mug',
		} );

		expect( src() ).toEqual( [
			'red-600.webp',
			'navy-600.webp',
			'sage-600.webp',
		] );
		expect( thumbnail( 1 ).querySelector( 'img' ) ).toHaveAttribute(
			'src',
			'red-100.webp'
		);
		expect( screen.getByAltText( 'Red mug' ) ).toBeVisible();

		choose( null );
		expect( src() ).toEqual( [
			'white-600.webp',
			'navy-600.webp',
			'sage-600.webp',
		] );
	} );
} );
