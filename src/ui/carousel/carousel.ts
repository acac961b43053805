import { behaviour } from '@marketday/behaviour';

const CAROUSELS = '[data-marketday-carousel]';
/** Distance from the viewport at which a strip begins to slide. */
const NEAR = '300px';
/** docs/PROTOCOL.md#times-and-limits: set-up is tried again when there was no slide. */
const RETRY_AFTER = 10_000;

const slides = () =>
	import( /* webpackChunkName: "carousel" */ './start-carousel' );

async function begin( root: HTMLElement ): Promise< void > {
	const list = root.querySelector( '.marketday-carousel__list' );
	if ( list && list.children.length === 0 ) {
		await new Promise( ( resolve ) => setTimeout( resolve, RETRY_AFTER ) );
	}
	if ( list && list.children.length > 0 && root.isConnected ) {
		const { startCarousel } = await slides();
		// Another script of the page may have been first: each has this built in.
		if ( ! root.classList.contains( 'is-running' ) ) {
			startCarousel( root );
		}
	}
}

/**
 * Lets every strip of the page slide, now and in fragments that arrive later, each when it comes near the viewport. Until then,
 * and where the rest cannot be loaded, it is a strip to scroll.
 */
export function watchCarousels(): void {
	const observer = new IntersectionObserver(
		( entries ) => {
			for ( const { isIntersecting, target } of entries ) {
				if ( isIntersecting ) {
					observer.unobserve( target );
					begin( target as HTMLElement ).catch( () => {} );
				}
			}
		},
		{ rootMargin: NEAR }
	);
	behaviour( CAROUSELS, { arrive: ( root ) => observer.observe( root ) } );
}
