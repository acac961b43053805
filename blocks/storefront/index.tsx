import { registerBlockType } from '@wordpress/blocks';
import {
	InnerBlocks,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';

import metadata from '../../block.json';

const TEMPLATE = [ [ 'marketday/product-grid', {} ] ] as const;

function Edit() {
	const blockProps = useBlockProps();
	const innerBlocksProps = useInnerBlocksProps( blockProps, {
		template: TEMPLATE.map( ( [ name, attributes ] ) => [
			name,
			attributes,
		] ),
	} );
	return <div { ...innerBlocksProps } />;
}

function Save() {
	return (
		<div { ...useBlockProps.save() }>
			<InnerBlocks.Content />
		</div>
	);
}

registerBlockType( metadata.name, { edit: Edit, save: Save } as never );
