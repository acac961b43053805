import type {
	Variation,
	VariationPicture,
	WireVariation,
} from '@marketday/kernel';
import type { SlotContents } from '@marketday/ui';

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

/** How a value looks: its colours (`#rrggbb`, one or two), or a small image; a label where it has neither. */
export interface Swatch {
	colours: readonly string[];
	/** An address, '' for none. */
	image: string;
}

/** What PHP's FormProps gives the form. */
export interface AddToBasketProps {
	productId: number;
	name: string;
	/** Where the plain form goes: the product's page. */
	action: string;
	basketUrl: string;
	buttonText: string;
	successMessage: string;
	soldIndividually: boolean;
	minimum: number;
	maximum: number | null;
	step: number;
	/** [] for a simple product. */
	attributes: readonly ChoiceAttribute[];
	/** Every variation, or null where each is looked up on the server. */
	variations: readonly WireVariation[] | null;
	/** What is chosen at first, by attribute. */
	chosen: Readonly< Record< string, string > >;
	/** The variation the first choice leads to. */
	found: WireVariation | null;
	/** What fills its slots, by name: `product-form-options`, `product-form-fields`. */
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
	/** Hears which image goes with what is chosen; null where the product's own do. */
	onImage?: ( form: HTMLFormElement, image: VariationPicture | null ) => void;
}

/** The fields of an addition: `product_id`, `quantity`, `attribute_*`. */
export type FormValues = Record< string, string | number >;
