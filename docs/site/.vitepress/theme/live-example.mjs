import { withBase } from 'vitepress';
import { h, ref } from 'vue';

const TALLEST = 900;

/** A story of the gallery, alive: its components run here, with a shop that answers from the page itself. */
export const LiveExample = {
	props: { story: { type: String, required: true }, name: { type: String, required: true } },
	setup( { story, name } ) {
		const height = ref( 320 );
		const address = withBase( `/gallery/iframe.html?id=${ story }&viewMode=story` );
		const fit = ( { target } ) => {
			const page = target.contentDocument?.documentElement;
			if ( page ) {
				new ResizeObserver( () => {
					height.value = Math.min( page.scrollHeight + 8, TALLEST );
				} ).observe( target.contentDocument.body );
			}
		};
		return () =>
			h( 'div', { class: 'live-example' }, [
				h( 'iframe', {
					src: address,
					title: `Live example: ${ name }`,
					loading: 'lazy',
					style: { height: `${ height.value }px` },
					onLoad: fit,
				} ),
				h( 'p', h( 'a', { href: address, target: '_blank', rel: 'noreferrer' }, `${ name }, on a page of its own` ) ),
			] );
	},
};
