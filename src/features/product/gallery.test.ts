import { enhanceGallery } from './gallery';

function aGallery() {
	const gallery = document.createElement( 'div' );
	gallery.innerHTML = `
		<div class="marketday-product__strip"><a id="picture-1"></a><a id="picture-2"></a></div>
		<ul class="marketday-product__thumbnails">
			<li><a href="#picture-1" aria-current="true">1</a></li>
			<li><a href="#picture-2">2</a></li>
		</ul>`;
	const scrollTo = jest.fn();
	HTMLElement.prototype.scrollTo = scrollTo;
	window.matchMedia = jest.fn( () => ( { matches: true } ) ) as never;
	window.IntersectionObserver = jest.fn( () => ( {
		observe: jest.fn(),
	} ) ) as never;
	enhanceGallery( gallery );
	const [ first, second ] = [
		...gallery.querySelectorAll( '.marketday-product__thumbnails a' ),
	] as [ Element, Element ];
	return { first, second, scrollTo };
}

describe( 'a small picture', () => {
	it( 'shows its large one in place and is the current one', () => {
		const { first, second, scrollTo } = aGallery();

		const event = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
		} );
		second.dispatchEvent( event );

		expect( event.defaultPrevented ).toBe( true );
		expect( scrollTo ).toHaveBeenCalledTimes( 1 );
		expect( second ).toHaveAttribute( 'aria-current', 'true' );
		expect( first ).not.toHaveAttribute( 'aria-current' );
	} );

	it( 'scrolls without a movement where movement is not wished', () => {
		const { second, scrollTo } = aGallery();

		second.dispatchEvent( new MouseEvent( 'click', { bubbles: true } ) );

		expect( scrollTo ).toHaveBeenCalledWith(
			expect.objectContaining( { behavior: 'auto' } )
		);
	} );
} );
