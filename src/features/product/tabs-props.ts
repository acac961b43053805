import type { Drawn } from '@marketday/ui';

export interface TabData {
	/** Id of the panel, which addresses name. */
	readonly id: string;
	/** Id of the tab itself. */
	readonly titleId: string;
	/** Such as `reviews`. */
	readonly name: string;
	readonly title: string;
	/** The panel's content: the server's, or what a front end draws. */
	readonly content: Drawn;
}

export interface TabsProps {
	readonly tabs: readonly TabData[];
	/** Place of the tab that the server has opened. */
	readonly first: number;
	readonly heading: 'h2' | 'h3';
}
