import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { GalleryImage } from './gallery-image';
import {
	aChoice,
	image,
	IMAGES,
	prepareGallery,
} from './product-gallery.test-helpers';
import { ProductGallery } from './product-gallery';
import { galleryOf, withVideos } from './variation-gallery';

const RED = [ 'red', 'red-inside', 'red-below', 'red-box' ].map( image );
const BLUE = [ 'blue', 'blue-inside' ].map( image );
const GALLERIES = [
	{ variations: [ 31, 32 ], images: RED },
	{ variations: [ 41 ], images: BLUE },
];

beforeEach( prepareGallery );

const src = () =>
	[
		...document.querySelectorAll< HTMLImageElement >(
			'.marketday-product-gallery__image img'
		),
	].map( ( element ) => element.getAttribute( 'src' ) );
const names = ( images: readonly GalleryImage[] ) =>
	images.map( ( one ) => one.src );

function show() {
	const { choice, choose } = aChoice();
	render(
		<ProductGallery
			productId={ 12 }
			images={ IMAGES }
			galleries={ GALLERIES }
			choice={ choice }
		/>
	);
	return ( ids: readonly number[], chosen?: GalleryImage ) =>
		choose( chosen ? { ...chosen, sizes: '' } : null, ids );
}

describe( 'the gallery of a variation', () => {
	it( 'takes the place of the product’s, which comes back with a reset', async () => {
		const choose = show();
		await userEvent.click(
			screen.getByRole( 'link', { name: 'Show image 3 of 3' } )
		);

		choose( [ 41 ], BLUE[ 0 ] );
		expect( src() ).toEqual( names( BLUE ) );
		expect(
			screen.getByRole( 'link', { name: 'Show image 1 of 2' } )
		).toHaveAttribute( 'aria-current', 'true' );

		choose( [] );
		expect( src() ).toEqual( names( IMAGES ) );
		expect(
			screen.getByRole( 'link', { name: 'Show image 1 of 3' } )
		).toHaveAttribute( 'aria-current', 'true' );
	} );

	it( 'is shown for a colour alone where all that is left shares it, and stays where a shopper went in it', async () => {
		const choose = show();

		choose( [ 31, 32 ], RED[ 0 ] );
		expect( src() ).toEqual( names( RED ) );
		await userEvent.click(
			screen.getByRole( 'link', { name: 'Show image 4 of 4' } )
		);
		choose( [ 32 ], RED[ 0 ] );

		expect( src() ).toEqual( names( RED ) );
		expect(
			screen.getByRole( 'link', { name: 'Show image 4 of 4' } )
		).toHaveAttribute( 'aria-current', 'true' );
	} );

	it.each( [
		[ [], null ],
		[ [ 31 ], RED ],
		[ [ 31, 32 ], RED ],
		[ [ 31, 41 ], null ],
		[ [ 31, 99 ], null ],
		[ [ 99, 31 ], null ],
	] )(
		'goes with all that a choice leaves, %j, or with none',
		( ids, images ) => {
			expect( galleryOf( GALLERIES, ids )?.images ?? null ).toBe(
				images
			);
		}
	);

	it( 'keeps the product’s video where it is: first, last or in between', () => {
		const film = {
			...image( 'film' ),
			video: { src: 'film.mp4', repeats: false },
		};
		const order = ( own: GalleryImage[] ) =>
			names( withVideos( BLUE, own ) ).map( ( one ) =>
				one.replace( '-600.webp', '' )
			);
		const [ one, two ] = IMAGES as [ GalleryImage, GalleryImage ];

		expect( order( [ film, one, two ] ) ).toEqual( [
			'film',
			'blue',
			'blue-inside',
		] );
		expect( order( [ one, film, two ] ) ).toEqual( [
			'blue',
			'film',
			'blue-inside',
		] );
		expect( order( [ one, two, two, film ] ) ).toEqual( [
			'blue',
			'blue-inside',
			'film',
		] );
	} );
} );
