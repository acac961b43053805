import { keepClosedUp } from './masonry';

/** Distance from the window at which the script that follows the link to further posts is fetched: further than where it follows. */
const NEAR = '1500px';

/** Fetches what scrolls on once a reader comes near: until then, and without it, the link is a link. */
function scrollOnWhenNear( root: HTMLElement, settings: string ): void {
	const link = root.querySelector( 'a[rel="next"]' );
	if ( ! link ) {
		return;
	}
	const watch = new IntersectionObserver(
		( entries ) => {
			if ( entries.some( ( one ) => one.isIntersecting ) ) {
				watch.disconnect();
				import(
					/* webpackChunkName: "blog-index/scroll-on" */ './scroll-on'
				).then(
					( { scrollOn } ) =>
						scrollOn( root, JSON.parse( settings ) ),
					() => {}
				);
			}
		},
		{ rootMargin: NEAR }
	);
	watch.observe( link );
}

/** Brings every blog index of the page to life: further pages by scrolling, masonry. */
export function enhanceBlogIndexes(): void {
	document
		.querySelectorAll< HTMLElement >( '.marketday-blog-index' )
		.forEach( ( root ) => {
			const list = root.querySelector( 'ul' );
			if ( list && root.classList.contains( 'is-masonry' ) ) {
				keepClosedUp( list );
			}
			if ( root.dataset.marketdayBlog ) {
				scrollOnWhenNear( root, root.dataset.marketdayBlog );
			}
		} );
}
