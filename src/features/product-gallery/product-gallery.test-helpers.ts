import type { VariationImage } from '@marketday/kernel';
import { act } from '@testing-library/react';

import type { ImageSource } from './chosen-image';
import type { GalleryImage } from './gallery-image';

export const image = ( name: string ): GalleryImage => ( {
	src: `${ name }-600.webp`,
	srcset: `${ name }-600.webp 600w, ${ name }.webp 1600w`,
	width: 600,
	height: 600,
	alt: `Mug, ${ name }`,
	caption: '',
	full: `${ name }.webp`,
	fullWidth: 1600,
	fullHeight: 1600,
	thumbnail: `${ name }-100.webp`,
} );
export const IMAGES = [ 'white', 'navy', 'sage' ].map( image );

/** Prepares what jsdom lacks, before each test. */
export function prepareGallery(): void {
	// Without a movement, so that it is there at once.
	window.matchMedia = jest.fn( () => ( { matches: true } ) ) as never;
	window.IntersectionObserver = class {
		observe() {}
		disconnect() {}
	} as never;
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
		this.querySelector( 'button' )?.focus();
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
	};
}

/** Choice in the form of product 12, and a way to choose. */
export function aChoice() {
	const listeners = new Set< () => void >();
	let picture: VariationImage | null = null;
	let ids: readonly number[] = [];
	const choice: ImageSource = {
		subscribe( listener ) {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
		shown: ( id ) => ( id === 12 ? picture : null ),
		possible: () => ids,
	};
	return {
		choice,
		choose: (
			chosen: VariationImage | null,
			possible: readonly number[] = []
		) =>
			act( () => {
				picture = chosen;
				ids = possible;
				listeners.forEach( ( listener ) => listener() );
			} ),
	};
}
