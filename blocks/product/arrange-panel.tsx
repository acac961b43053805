import { createBlocksFromInnerBlocksTemplate } from '@wordpress/blocks';
import { Button, PanelBody } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import { TEMPLATE } from './template';

interface ArrangePanelProps {
	clientId: string;
	isComposed: boolean;
}

interface Editor {
	replaceInnerBlocks: ( clientId: string, blocks: unknown[] ) => void;
}

/** Takes a product's page apart, so that its parts can be moved, or leaves it to the server again. */
export function ArrangePanel( { clientId, isComposed }: ArrangePanelProps ) {
	const { replaceInnerBlocks }: Editor = useDispatch( 'core/block-editor' );
	return (
		<PanelBody title={ __( 'Parts', 'marketday' ) }>
			<p>
				{ isComposed
					? __(
							'Each part is a block: move it, remove it, or add others between.',
							'marketday'
					  )
					: __( 'The parts are in their usual order.', 'marketday' ) }
			</p>
			<Button
				variant="secondary"
				onClick={ () =>
					replaceInnerBlocks(
						clientId,
						isComposed
							? []
							: createBlocksFromInnerBlocksTemplate(
									TEMPLATE as never
							  )
					)
				}
				__next40pxDefaultSize
			>
				{ isComposed
					? __( 'Reset order', 'marketday' )
					: __( 'Arrange parts', 'marketday' ) }
			</Button>
		</PanelBody>
	);
}
