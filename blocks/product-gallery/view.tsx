import type { ProductGalleryProps } from '@marketday/features/product-gallery';
import { mountOnIntent } from '@marketday/host/on-intent';
import { shownVariations } from '@marketday/host/variations';

const load = async () => {
	const { ProductGallery } = await import(
		/* webpackChunkName: "product-gallery/later" */ './later'
	);
	return ( props: ProductGalleryProps ) => (
		<ProductGallery { ...props } variations={ variations } />
	);
};

const variations = shownVariations();
// A variation that a form shows is a sign too: its image is on its way.
const stop = variations.subscribe(
	( ( start ) => () => {
		stop();
		start();
	} )( mountOnIntent( 'product-gallery', load ) )
);
