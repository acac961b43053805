import type {
	Variation,
	VariationImage,
	WireVariation,
} from '@marketday/kernel';
import type { SlotContents } from '@marketday/ui';

import type { Chosen } from './variation-matching';

/** One attribute a shopper chooses a value of. */
export interface ChoiceAttribute {
	/** The field's name: `attribute_pa_colour`. */
	name: string;
	label: string;
	options: readonly ChoiceOption[];
}

/** A value of an attribute. With a swatch it is chosen by a radio button that looks like it; the select stays beneath. */
export interface ChoiceOption {
	value: string;
	label: string;
	swatch?: Swatch;
}

/**
 * The words of a value, '' where nothing is chosen.
 *
 * @param options
 * @param chosen
 */
export const labelOf = ( options: readonly ChoiceOption[], chosen = '' ) =>
	options.find( ( { value } ) => value === chosen )?.label ?? '';

/** Look of a value: its colours (`#rrggbb`, one or two), or a small image; a label where it has neither. */
export interface Swatch {
	colours: readonly string[];
	/** An address, '' for none. */
	image: string;
}

/** The variations of a product that has very many, as PHP's Combinations packs them. */
export interface WireCombinations {
	/**
	 * `[ id, state, picture, value, … ]` in the shop's order. State: 0 is switched off, 1 sold out, 2 can be bought. Picture: the
	 * number in `pictures` from 1 on. A value for each attribute: the number of its option from 1 on. 0 is none, and any value.
	 */
	rows: readonly ( readonly number[] )[];
	/** `image` of the contract's variation. */
	pictures: readonly WireVariation[];
}

/** Props that PHP's FormProps gives the form. */
export interface AddToBasketProps {
	productId: number;
	name: string;
	/** Address that the plain form goes to: the product's page. */
	action: string;
	basketUrl: string;
	buttonText: string;
	/** A second button that leads to the checkout: on pages of the shop itself by the plain form, elsewhere by `onBuyNow`. */
	showBuyNow?: boolean;
	/** Leads to the checkout (`useCheckout`) once the button 'Buy now' has filled the basket. */
	onBuyNow?: () => void;
	successMessage: string;
	soldIndividually: boolean;
	minimum: number;
	maximum: number | null;
	step: number;
	/** [] for a simple product. */
	attributes: readonly ChoiceAttribute[];
	/** Every variation, or null where each is looked up on the server. */
	variations: readonly WireVariation[] | null;
	/** Values that go together, where the variations themselves are looked up. */
	combinations?: WireCombinations | null;
	/** First choice, by attribute. */
	chosen: Readonly< Record< string, string > >;
	/** The variation the first choice leads to. */
	found: WireVariation | null;
	/** Contents of its slots, by name: `product-form-options`, `product-form-fields`. */
	slots?: SlotContents;
	/**
	 * Adds in the page's own way, and resolves to true when it was added, to false when the shopper was sent elsewhere. Rejects where
	 * the shop did not answer: the form then goes its plain way. Without it the basket of the provider's shop adds, by the Store API.
	 */
	onAdd?: ( fields: FormValues, button: HTMLElement ) => Promise< boolean >;
	/** Joins the classes of the outermost element, which is also what `ref` gives. */
	className?: string | undefined;
	/** Tells the page which variation is shown; null when none is. */
	onVariation?: (
		form: HTMLFormElement,
		variation: Variation | null
	) => void;
	/** Hears each choice of the shopper. */
	onChoice?: ( chosen: Chosen ) => void;
	/** Hears which image goes with what is chosen; null where the product's own do. */
	onImage?: ( form: HTMLFormElement, image: VariationImage | null ) => void;
	/** Hears the ids of the variations that go with what is chosen; none where nothing is. */
	onPossible?: ( form: HTMLFormElement, ids: readonly number[] ) => void;
}

/** The fields of an addition: `product_id`, `quantity`, `attribute_*`. */
export type FormValues = Record< string, string | number >;

/** Props that PHP's CardOptions gives the options on a product's card. */
export interface CardOptionsProps {
	productId: number;
	name: string;
	/** The product's page. */
	url: string;
	/** The first attribute whose values have a look; the others come with the form's props, when a shopper turns to the card. */
	attribute: ChoiceAttribute;
	/** Its value that is chosen at first, '' for none. */
	chosen: string;
	/** Number of values that are shown; the rest on request. */
	shown: number;
	/** Hears each choice of the shopper. */
	onChoice?: ( form: HTMLFormElement, choice: CardChoice ) => void;
}

/** Choice on a card. */
export interface CardChoice {
	/** Value by `attribute_{key}`, '' where nothing is chosen. */
	chosen: Chosen;
	/** Null while something is still to be chosen. */
	variation: Variation | null;
	/** The image that goes with it; null where the product's own does. */
	image: VariationImage | null;
	/** Texts of a button that adds the variation: its words, and those with the product's name. */
	buttonText: string;
	buttonDescription: string;
}
