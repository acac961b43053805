import { Disabled } from '@wordpress/components';
import { useBlockProps } from '@wordpress/block-editor';
// WordPress 6.8 has no other export.
import ServerSideRender from '@wordpress/server-side-render';

interface ServerPreviewProps {
	/** The block's name: `marketday/product-grid`. */
	block: string;
	attributes: Record< string, unknown >;
}

/** The block as the site will show it, with the site's own data; its links and buttons rest while editing. */
export function ServerPreview( { block, attributes }: ServerPreviewProps ) {
	return (
		<div { ...useBlockProps() }>
			<Disabled>
				<ServerSideRender
					block={ block }
					attributes={ attributes }
					// As JSON: in an address, the ids within an object would become texts.
					httpMethod="POST"
					skipBlockSupportAttributes
				/>
			</Disabled>
		</div>
	);
}
