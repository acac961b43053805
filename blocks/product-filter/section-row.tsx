import { Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

interface SectionRowProps {
	/** Its name unless it has a title of its own. */
	name: string;
	title: string;
	isFirst: boolean;
	isLast: boolean;
	onMove: ( by: -1 | 1 ) => void;
	onRemove: () => void;
	/** Left out where the section's parts have titles of their own. */
	onRename?: ( title: string ) => void;
}

/** One section of a filter: its name, and what can be done with it. */
export function SectionRow( {
	name,
	title,
	isFirst,
	isLast,
	onMove,
	onRemove,
	onRename,
}: SectionRowProps ) {
	const [ isRenaming, setRenaming ] = useState( false );
	const actions = [
		{
			icon: 'arrow-up-alt2',
			/* translators: %s: a section of a filter. */
			label: __( 'Move up: %s', 'marketday' ),
			disabled: isFirst,
			onClick: () => onMove( -1 ),
		},
		{
			icon: 'arrow-down-alt2',
			/* translators: %s: a section of a filter. */
			label: __( 'Move down: %s', 'marketday' ),
			disabled: isLast,
			onClick: () => onMove( 1 ),
		},
		{
			icon: 'no-alt',
			/* translators: %s: a section of a filter. */
			label: __( 'Remove: %s', 'marketday' ),
			// A filter has a section at least; without any it would have the usual ones again.
			disabled: isFirst && isLast,
			onClick: onRemove,
		},
	] as const;
	return (
		<li style={ { margin: 0 } }>
			<div style={ { display: 'flex', alignItems: 'center' } }>
				<span style={ { flex: 1, overflowWrap: 'anywhere' } }>
					{ title || name }
				</span>
				{ onRename && (
					<Button
						icon="edit"
						size="small"
						label={ sprintf(
							/* translators: %s: a section of a filter. */
							__( 'Rename: %s', 'marketday' ),
							title || name
						) }
						aria-expanded={ isRenaming }
						onClick={ () => setRenaming( ! isRenaming ) }
					/>
				) }
				{ actions.map( ( { icon, label, disabled, onClick } ) => (
					<Button
						key={ icon }
						icon={ icon }
						size="small"
						label={ sprintf( label, title || name ) }
						disabled={ disabled }
						accessibleWhenDisabled
						onClick={ onClick }
					/>
				) ) }
			</div>
			{ onRename && isRenaming && (
				<TextControl
					label={ __( 'Title', 'marketday' ) }
					value={ title }
					placeholder={ name }
					onChange={ onRename }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
				/>
			) }
		</li>
	);
}
