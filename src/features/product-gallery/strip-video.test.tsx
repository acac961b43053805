import { variationFromWire } from '@marketday/kernel/catalogue';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { GalleryImage } from './gallery-image';
import {
	aChoice,
	image,
	IMAGES,
	prepareGallery,
} from './product-gallery.test-helpers';
import { ProductGallery } from './product-gallery';

beforeEach( prepareGallery );

const enlarge = () =>
	screen.getByRole( 'button', { name: 'View full-screen image gallery' } );
const strip = () => screen.getByRole( 'group', { name: 'Images' } );
const src = () =>
	[ ...strip().querySelectorAll( 'img' ) ].map( ( { src: address } ) =>
		address.split( '/' ).pop()
	);

describe( 'the video of a product', () => {
	const poster = image( 'film' );
	const file: GalleryImage = {
		...poster,
		alt: 'Video of Mug',
		video: { src: 'mug.mp4', repeats: false },
	};
	const elsewhere: GalleryImage = {
		...poster,
		alt: 'Video of Mug',
		video: {
			from: 'YouTube',
			page: 'https://youtu.be/abcdefghijk',
			player: 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
		},
	};
	const show = ( ...images: GalleryImage[] ) =>
		render( <ProductGallery productId={ 12 } images={ images } /> );
	const player = () => document.querySelector( 'iframe' );

	it( 'has the controls of the browser where it is a file, and does not play by itself', () => {
		show( ...IMAGES, file );

		const video =
			screen.getByLabelText< HTMLVideoElement >( 'Video of Mug' );
		expect( video ).toHaveAttribute( 'controls' );
		expect( video ).toHaveAttribute( 'poster', 'film-600.webp' );
		expect( video ).not.toHaveAttribute( 'autoplay' );
		expect( video ).toHaveAttribute( 'preload', 'none' );
	} );

	it( 'of another site is loaded when it is to play, gets the focus, and ends when it goes out of view', async () => {
		show( elsewhere, ...IMAGES );
		expect( player() ).toBeNull();
		expect(
			screen.getByText( /loads the video from YouTube/ )
		).toBeVisible();

		await userEvent.click(
			screen.getByRole( 'button', { name: 'Video of Mug' } )
		);
		expect( player() ).toHaveAttribute(
			'src',
			'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1'
		);
		expect( player() ).toHaveAttribute( 'title', 'Video of Mug' );
		expect( player() ).toHaveFocus();

		await userEvent.click(
			screen.getByRole( 'link', { name: 'Show image 3 of 4' } )
		);
		expect( player() ).toBeNull();
	} );

	it( 'stops when it goes out of view', async () => {
		show( file, ...IMAGES );
		const video =
			screen.getByLabelText< HTMLVideoElement >( 'Video of Mug' );
		Object.defineProperty( video, 'paused', { value: false } );
		video.pause = jest.fn();

		await userEvent.click(
			screen.getByRole( 'link', { name: 'Show image 2 of 4' } )
		);

		expect( video.pause ).toHaveBeenCalled();
	} );

	it( 'is one of those on the whole screen', async () => {
		show( ...IMAGES, elsewhere );

		await userEvent.click( enlarge() );
		await userEvent.keyboard( '{End}' );

		const dialog = within(
			screen.getByRole( 'dialog', { name: 'Video 4 of 4' } )
		);
		expect(
			dialog.getByRole( 'button', { name: 'Video of Mug' } )
		).toBeVisible();
	} );

	it( 'keeps the keys of its controls to itself', async () => {
		show( file, ...IMAGES );
		await userEvent.click( enlarge() );
		const dialog = within( screen.getByRole( 'dialog' ) );

		fireEvent.keyDown( dialog.getByLabelText( 'Video of Mug' ), {
			key: 'ArrowRight',
		} );

		expect( screen.getByRole( 'dialog' ) ).toHaveAccessibleName(
			'Video 1 of 4'
		);
	} );

	it( 'stays where it is while the image that goes with a choice takes the place of the first', () => {
		const red = variationFromWire( {
			image: { src: 'red-600.webp', full_src: 'red.webp' },
		} ).image;
		const { choice, choose } = aChoice();
		render(
			<ProductGallery
				productId={ 12 }
				images={ [ file, ...IMAGES ] }
				choice={ choice }
			/>
		);
		choose( red );

		expect( src() ).toEqual( [
			'red-600.webp',
			'navy-600.webp',
			'sage-600.webp',
		] );
		expect( screen.getByLabelText( 'Video of Mug' ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Show image 2 of 4' } )
		).toHaveAttribute( 'aria-current', 'true' );
	} );
} );
