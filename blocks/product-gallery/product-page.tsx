import type { ProductGalleryProps } from '@marketday/features/product-gallery';
import { mountOnIntent } from '@marketday/host/on-intent';
import { shownImages } from '@marketday/host/variations';

const load = async () => {
	const { ProductGallery } = await import(
		/* webpackChunkName: "product-gallery/later" */ './later'
	);
	return ( props: ProductGalleryProps ) => (
		<ProductGallery { ...props } choice={ choice } />
	);
};

const choice = shownImages();
// A choice in the product's form is a sign too: its image is to be shown.
const stop = choice.subscribe(
	( ( start ) => () => {
		stop();
		start();
	} )( mountOnIntent( 'product-gallery', load ) )
);
