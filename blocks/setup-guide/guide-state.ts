export type StepName = 'shop' | 'pages' | 'look' | 'products' | 'selling';

/** The state that php/Admin/SetupGuide/SetupGuideFeature answers. */
export interface GuideState {
	/** The step that the guide was left at. */
	readonly at: StepName;
	readonly done: readonly StepName[];
	readonly steps: ReadonlyArray< {
		readonly name: StepName;
		readonly title: string;
		readonly text: string;
		readonly checks: ReadonlyArray< { label: string; isDone: boolean } >;
	} >;
	readonly shop: {
		readonly name: string;
		readonly tagline: string;
		/** Codes, such as `GB` and `GBP`. */
		readonly country: string;
		readonly currency: string;
	};
	readonly look: ReadonlyArray< {
		readonly name: string;
		readonly label: string;
		readonly help: string;
		/** True where there is nothing to choose: the site's own stands there and stays, or Marketday's does. */
		readonly isMade: boolean;
		/** Ticked until somebody says otherwise. */
		readonly isChosen: boolean;
	} >;
	/** Basket and checkout that show WooCommerce's blocks, or did. */
	readonly pages: ReadonlyArray< {
		readonly name: string;
		readonly title: string;
		readonly isTheirs: boolean;
		/** True where the page's content of before is kept. */
		readonly isReplaced: boolean;
	} >;
	/** Addresses of other screens. */
	readonly ways: Readonly< Record< Way, string > >;
	/** The tasks that are left when all steps are done. */
	readonly end: {
		readonly todo: readonly Link[];
		readonly links: readonly Link[];
	};
}

export interface Link {
	readonly label: string;
	readonly url: string;
}

type Way =
	| 'settings'
	| 'delivery'
	| 'payment'
	| 'add'
	| 'import'
	| 'editor'
	| 'shop'
	| 'leave';

/** The values that a call sends besides the step. */
export type Finish = Readonly< Record< string, unknown > >;
