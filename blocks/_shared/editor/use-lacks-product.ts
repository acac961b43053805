import { useSelect } from '@wordpress/data';

/** Posts that are edited for many products at once, or stand on pages of any kind: a sample shows what they look like. */
const SAMPLED = [ 'wp_template', 'wp_template_part', 'wp_block' ];

/**
 * Tells whether a block that is about the product of its page stands on one that has none: shoppers will not see it.
 *
 * @param context The block's.
 */
export function useLacksProduct(
	context: Readonly< Record< string, unknown > > = {}
): boolean {
	const edited = useSelect( ( select ) => {
		// Editors of widgets have no such store.
		const editor = select( 'core/editor' ) as
			| { getCurrentPostType: () => string | null }
			| undefined;
		return editor?.getCurrentPostType() ?? '';
	}, [] );
	const around =
		typeof context.postType === 'string' ? context.postType : edited;
	return (
		around !== '' && around !== 'product' && ! SAMPLED.includes( around )
	);
}
