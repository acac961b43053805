// @features product-gallery

import { ProductGallery } from '@marketday/features/product-gallery';
import {
	createGalleryStore,
	Gallery,
	galleryImages,
} from '@marketday/features/product-gallery/library';
import { productFromWire } from '@marketday/kernel/products';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { prepareGallery } from '../../src/features/product-gallery/product-gallery.test-helpers';
import { aWireProduct } from '../fakes/wire-product-factory';
import {
	describeBehaviours,
	openIsland,
	settle,
	mockShop,
	fixtureOf,
} from './behaviours';

jest.mock( '../../src/host/page-shop', () => ( {
	pageShop: () => mockShop(),
} ) );
beforeEach( prepareGallery );

interface GalleryDriver {
	next: () => Promise< void >;
	previous: () => Promise< void >;
	/** @param number From 1. */
	choose: ( number: number ) => Promise< void >;
	open: () => Promise< void >;
	close: () => Promise< void >;
	/** From 1. */
	inView: () => number;
	count: () => number;
	isOpen: () => boolean;
}

const product = productFromWire(
	aWireProduct( {
		images: [ 'white', 'navy', 'sage' ].map( ( name, id ) => ( {
			id,
			src: `https://shop.example/${ name }.jpg`,
			thumbnail: `https://shop.example/${ name }-100.jpg`,
			srcset: '',
			sizes: '',
			name,
			alt: name,
		} ) ),
	} )
);

const press = ( name: string ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );
const thumbnails = () =>
	screen.getAllByRole( 'link', { name: /^Show (image|video)/ } );
const onThePage: GalleryDriver = {
	next: () => press( 'Next image' ),
	previous: () => press( 'Previous image' ),
	choose: ( number ) =>
		userEvent.click( thumbnails()[ number - 1 ] as HTMLElement ),
	open: () => press( 'View full-screen image gallery' ),
	close: () => press( 'Close' ),
	inView: () =>
		thumbnails().findIndex(
			( { ariaCurrent, attributes } ) =>
				ariaCurrent === 'true' ||
				attributes.getNamedItem( 'aria-current' )?.value === 'true'
		) + 1,
	count: () => thumbnails().length,
	isOpen: () => screen.queryByRole( 'dialog' ) !== null,
};

describeBehaviours< GalleryDriver >(
	"a product's images",
	{
		core: () => {
			const gallery = createGalleryStore( {
				start: galleryImages( product ),
			} );
			const { getState } = gallery;
			return {
				next: async () => gallery.step( 1 ),
				previous: async () => gallery.step( -1 ),
				choose: async ( number ) => gallery.goTo( number - 1 ),
				open: async () => gallery.open(),
				close: async () => gallery.close(),
				inView: () => getState().place + 1,
				count: () => getState().images.length,
				isOpen: () => getState().isOpen,
			};
		},
		component: async () => {
			render( <Gallery product={ product } /> );
			await settle();
			return onThePage;
		},
		island: async () => {
			await openIsland(
				'product-gallery',
				ProductGallery,
				fixtureOf( 'product-gallery', 'three' )
			);
			return onThePage;
		},
	},
	{
		'begin with the first of all': async ( gallery ) => {
			expect( gallery.count() ).toBe( 3 );
			expect( gallery.inView() ).toBe( 1 );
		},
		'are stepped through to their ends, and no further': async (
			gallery
		) => {
			await gallery.previous();
			expect( gallery.inView() ).toBe( 1 );
			await gallery.next();
			await gallery.next();
			await gallery.next();
			expect( gallery.inView() ).toBe( 3 );
			await gallery.previous();
			expect( gallery.inView() ).toBe( 2 );
		},
		'are gone to by name': async ( gallery ) => {
			await gallery.choose( 3 );
			expect( gallery.inView() ).toBe( 3 );
		},
		'fill the screen until they are closed, and the one in view stays':
			async ( gallery ) => {
				await gallery.choose( 2 );
				await gallery.open();
				expect( gallery.isOpen() ).toBe( true );
				await gallery.close();
				expect( gallery.isOpen() ).toBe( false );
				expect( gallery.inView() ).toBe( 2 );
			},
	}
);

describe( 'the gallery of the library', () => {
	it( 'goes where its store is told to, and tells it where a shopper goes', async () => {
		const store = createGalleryStore( { start: galleryImages( product ) } );
		store.goTo( 1 );
		render( <Gallery product={ product } store={ store } /> );
		await settle();
		expect( onThePage.inView() ).toBe( 2 );

		act( () => store.goTo( 2 ) );
		expect( onThePage.inView() ).toBe( 3 );
		await onThePage.previous();
		expect( store.getState().place ).toBe( 1 );
		act( () => store.open() );
		expect( onThePage.isOpen() ).toBe( true );
	} );

	it( 'shows the image of a choice first, and goes back to the product when it is taken back', () => {
		const store = createGalleryStore( { start: galleryImages( product ) } );
		const image = {
			src: 'https://shop.example/red.jpg',
			srcset: '',
			sizes: '',
			alt: 'Red',
			full: 'https://shop.example/red.jpg',
			thumbnail: 'https://shop.example/red-100.jpg',
		};

		store.showImage( image );
		expect( store.getState() ).toMatchObject( {
			place: 0,
			images: [ { src: image.src }, {}, {} ],
		} );
		store.showImage( null );
		expect( store.getState().images[ 0 ]?.src ).toBe(
			'https://shop.example/white.jpg'
		);
	} );

	it( 'takes images that are on their way, and none once it is destroyed', async () => {
		const late = createGalleryStore( {
			start: Promise.resolve( galleryImages( product ) ),
		} );
		expect( late.getState().status ).toBe( 'loading' );
		late.connect();
		await settle();
		expect( late.getState() ).toMatchObject( { status: 'idle' } );
		expect( late.getState().images ).toHaveLength( 3 );

		const gone = createGalleryStore( {
			start: Promise.resolve( galleryImages( product ) ),
		} );
		gone.connect();
		gone.destroy();
		await settle();
		expect( gone.getState().images ).toEqual( [] );
	} );
} );
