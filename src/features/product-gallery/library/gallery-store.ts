import type { VariationImage } from '@marketday/kernel';
import {
	type Asked,
	asked,
	atOnce,
	type Core,
	createCore,
	createQuestions,
	isPromise,
	type Start,
} from '@marketday/kernel/headless';

import { type ImageSource, withChosen } from '../chosen-image';
import type { GalleryImage } from '../gallery-image';
import {
	galleryOf,
	type VariationGallery,
	withVideos,
} from '../variation-gallery';

export interface GalleryState extends Asked {
	/** Images that go with what is chosen. */
	readonly images: readonly GalleryImage[];
	/** Index of the one in view, from 0. */
	readonly place: number;
	/** True if they fill the screen. */
	readonly isOpen: boolean;
}

export interface GalleryActions {
	/** Goes to a place; to the first or the last where there is no such. */
	goTo: ( place: number ) => void;
	/** Forward, or back with less than nothing: no further than its end. */
	step: ( by: number ) => void;
	open: () => void;
	close: () => void;
	/** The image that goes with a choice; null where the product's own do. */
	showImage: ( image: VariationImage | null ) => void;
	/** Ids of the variations that a choice leaves; none where nothing is chosen. */
	showPossible: ( ids: readonly number[] ) => void;
}

export type GalleryStore = Core< GalleryState > & GalleryActions;

export interface GalleryStoreOptions {
	/** The product's images (`galleryImages()` of a product), or the promise of them. */
	start: Start< readonly GalleryImage[] >;
	/** Images that some variations have of their own. */
	galleries?: readonly VariationGallery[] | undefined;
	/** A choice that is made elsewhere, of this product. */
	choice?: ImageSource | undefined;
	productId?: number | undefined;
}

/**
 * The images of a product: which of them are shown, which is in view, and which go with what is chosen.
 *
 * @example
 * const gallery = createGalleryStore( { start: galleryImages( mug ) } );
 * gallery.subscribe( ( { images, place } ) => draw( images[ place ] ) );
 * gallery.step( 1 );
 */
export function createGalleryStore( {
	start,
	galleries = [],
	choice,
	productId = 0,
}: GalleryStoreOptions ): GalleryStore {
	const there = atOnce( start );
	return createCore< GalleryState, GalleryActions >(
		{
			images: there ?? [],
			place: 0,
			isOpen: false,
			...asked( there !== undefined ),
		},
		( { get, set } ) => {
			const question = createQuestions( set );
			let own = there ?? [];
			let chosen: VariationImage | null = null;
			let possible: readonly number[] = [];
			let shown: VariationGallery | null = null;
			let isAsked = there !== undefined;

			const goTo = ( place: number ) =>
				set( {
					place: Math.max(
						0,
						Math.min( place, get().images.length - 1 )
					),
				} );
			const look = () => {
				const gallery = galleryOf( galleries, possible );
				const { images, place } = withChosen(
					gallery ? withVideos( gallery.images, own ) : own,
					chosen
				);
				set( { images } );
				// Where a shopper has gone is theirs, until other images come.
				goTo( chosen || gallery !== shown ? place : get().place );
				shown = gallery;
			};
			const showImage = ( image: VariationImage | null ) => {
				chosen = image;
				look();
			};
			const showPossible = ( ids: readonly number[] ) => {
				possible = ids;
				look();
			};
			const follow = ( {
				shown: imageOf,
				possible: idsOf,
			}: ImageSource ) => {
				chosen = imageOf( productId );
				possible = idsOf( productId );
				look();
			};

			return {
				begin: () => {
					if ( ! isAsked && isPromise( start ) ) {
						isAsked = true;
						void question(
							() => start,
							( images ) => {
								own = images;
								look();
							}
						);
					}
					return choice?.subscribe( () => follow( choice ) );
				},
				actions: {
					goTo,
					step: ( by ) => goTo( get().place + by ),
					open: () => set( { isOpen: true } ),
					close: () => set( { isOpen: false } ),
					showImage,
					showPossible,
				},
			};
		}
	);
}
