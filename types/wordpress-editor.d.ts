/** What the document panel of events uses of packages that the editor's page brings itself. */
declare module '@wordpress/editor' {
	import type { ReactNode } from 'react';

	export function PluginDocumentSettingPanel( props: {
		name: string;
		title: string;
		children: ReactNode;
	} ): ReactNode;
}

declare module '@wordpress/plugins' {
	import type { ComponentType } from 'react';

	export function registerPlugin(
		name: string,
		settings: { render: ComponentType }
	): void;
}

declare module '@wordpress/core-data' {
	export function useEntityProp< Value >(
		kind: string,
		name: string,
		prop: string
	): [ Value | undefined, ( value: Value ) => void ];
}
