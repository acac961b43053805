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
							'The parts are blocks of their own: move them, remove them, put others between them.',
							'marketday'
					  )
					: __(
							'All parts stand in their usual order.',
							'marketday'
					  ) }
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
					? __( 'Back to the usual order', 'marketday' )
					: __( 'Arrange the parts', 'marketday' ) }
			</Button>
		</PanelBody>
	);
}
