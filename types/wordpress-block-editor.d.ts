/** The parts of the block editor that our blocks use: the package ships no types of its own. */
declare module '@wordpress/block-editor' {
	import type { ComponentType, HTMLAttributes, ReactNode, Ref } from 'react';

	type Props = HTMLAttributes< HTMLElement > & {
		ref?: Ref< HTMLDivElement >;
	};

	export interface InnerBlocksOptions {
		allowedBlocks?: readonly string[];
		template?: ReadonlyArray<
			readonly [ string, Record< string, unknown >?, unknown[]? ]
		>;
		templateLock?: 'all' | 'insert' | 'contentOnly' | false;
		orientation?: 'horizontal' | 'vertical';
	}

	export const useBlockProps: {
		( props?: Props ): Props;
		save( props?: Props ): Props;
	};
	export const useInnerBlocksProps: {
		( props?: Props, options?: InnerBlocksOptions ): Props;
		save( props?: Props ): Props;
	};
	export const InnerBlocks: ComponentType< InnerBlocksOptions > & {
		Content: ComponentType;
	};
	export const InspectorControls: ComponentType< {
		group?: 'settings' | 'styles' | 'advanced' | 'color' | 'typography';
		children?: ReactNode;
	} >;
	export const BlockControls: ComponentType< { children?: ReactNode } >;
	export const RichText: ComponentType< {
		tagName?: string;
		value: string;
		onChange: ( value: string ) => void;
		placeholder?: string;
		allowedFormats?: readonly string[];
		className?: string;
		'aria-label'?: string;
	} >;
}
