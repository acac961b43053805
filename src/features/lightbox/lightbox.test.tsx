import { fireEvent, screen } from '@testing-library/dom';
import { act } from '@testing-library/react';

import { openLightbox } from './open-lightbox';
import { groupOf } from './picture-group';

const figure = ( name: string, caption = '' ) =>
	`<figure class="wp-block-image"><a href="https://shop.example/${ name }.webp" data-marketday-lightbox data-width="1600" data-height="900"><img alt="${ name }" src="s.webp"></a>${
		caption && `<figcaption>${ caption }</figcaption>`
	}</figure>`;

const links = () => [
	...document.querySelectorAll< HTMLAnchorElement >( 'a' ),
];

beforeEach( () => {
	window.matchMedia = jest.fn( () => ( { matches: true } ) ) as never;
	window.IntersectionObserver = class {
		observe() {}
		disconnect() {}
	} as never;
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
	};
	document.body.innerHTML = `<figure class="wp-block-gallery">${ figure(
		'Fell',
		'In <b>March</b>'
	) }${ figure( 'Ford' ) }<figcaption>Both</figcaption></figure>${ figure(
		'Yard'
	) }`;
} );

describe( 'the pictures that belong together', () => {
	it( 'are those of a gallery, each with its own caption and the size of its file', () => {
		const [ , ford ] = links();

		expect( groupOf( ford! ) ).toEqual( {
			first: 1,
			pictures: [
				{
					src: 'https://shop.example/Fell.webp',
					alt: 'Fell',
					caption: 'In March',
					width: 1600,
					height: 900,
				},
				expect.objectContaining( { alt: 'Ford', caption: '' } ),
			],
		} );
	} );

	it( 'are one alone where it stands alone', () => {
		expect( groupOf( links()[ 2 ]! ).pictures ).toHaveLength( 1 );
	} );
} );

describe( 'a picture on the whole screen', () => {
	it( 'says which of how many it is, leads to the next and the one before, and closes to where it was opened', () => {
		const [ fell ] = links();
		act( () => openLightbox( fell! ) );
		expect(
			screen.getByRole( 'dialog', { name: 'Image 1 of 2' } )
		).toBeVisible();

		fireEvent.click( screen.getByRole( 'button', { name: 'Next' } ) );
		expect(
			screen.getByRole( 'dialog', { name: 'Image 2 of 2' } )
		).toBeVisible();
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Image 2 of 2'
		);
		fireEvent.click( screen.getByRole( 'button', { name: 'Prev' } ) );
		expect(
			screen.getByRole( 'dialog', { name: 'Image 1 of 2' } )
		).toBeVisible();

		fireEvent.click( screen.getByRole( 'button', { name: 'Close' } ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( fell ).toHaveFocus();
	} );

	it( 'has no buttons to others where there are none', () => {
		act( () => openLightbox( links()[ 2 ]! ) );

		expect(
			screen.getByRole( 'dialog', { name: 'Image 1 of 1' } )
		).toBeVisible();
		expect( screen.queryByRole( 'button', { name: 'Next' } ) ).toBeNull();
		fireEvent.click( screen.getByRole( 'button', { name: 'Close' } ) );
	} );
} );
