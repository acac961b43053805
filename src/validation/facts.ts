/**
 * The one table of what the rules of docs/PROTOCOL.md#validation-rules are: PHP's copy (php/Kernel/Validation/facts.json) is written from it by `npm run parity`.
 * Patterns are read with the flag `u` by both languages, by PHP as `PatternTranslator` writes them; upper and lower case are both in them.
 */
export const facts = {
	/** Characters beyond which a value is looked at while it is typed. */
	threshold: 3,
	/** Priorities of rules: of those that fail, those of the highest are told. */
	priorities: {
		required: 512,
		type: 256,
		equalto: 256,
		pattern: 64,
		minlength: 30,
		maxlength: 30,
		length: 30,
		mincheck: 30,
		maxcheck: 30,
		check: 30,
		min: 30,
		max: 30,
		range: 30,
		euvatin: 30,
		notblank: 2,
		names: 2,
		remote: -1,
	} as Record< string, number >,
	patterns: {
		/** A dot stands between letters alone; a domain may be international. */
		email: "^(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~\\-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~\\-]+)*@(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}\\-]{0,61}[\\p{L}\\p{N}\\p{M}])?\\.)+(?:\\p{L}[\\p{L}\\p{M}]{1,62}|[Xx][Nn]--[A-Za-z0-9\\-]{1,59})$",
		number: '^-?(?:[0-9]*\\.)?[0-9]+(?:[eE][\\-+]?[0-9]+)?$',
		integer: '^-?[0-9]+$',
		digits: '^[0-9]+$',
		alphanum: '^[A-Za-z0-9_]+$',
		url: '^(?:(?:[Hh][Tt][Tt][Pp][Ss]?|[Ff][Tt][Pp]):\\/\\/)?(?:(?:[0-9]{1,3}\\.){3}[0-9]{1,3}|(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\-]*[\\p{L}\\p{N}])?\\.)+\\p{L}{2,})(?::[0-9]{2,5})?(?:[\\/?#]\\S*)?$',
		date: '^(?!0000)([0-9]{4})-([0-9]{2})-([0-9]{2})$',
		euvatin: '^[A-Z]{2}[A-Za-z0-9 \\-]{2,}$',
		/** Something that is seen, for `required` and `notblank`. */
		filled: '\\S',
		/** An address of the web within a name. */
		address: '[Hh][Tt][Tt][Pp][Ss]?:\\/\\/\\S*\\.\\S',
		contactEmail:
			'^(?:[Mm][Aa][Ii][Ll][Tt][Oo]:)?[^\\s@<>]+@(?:[^\\s@.<>]+\\.)+[A-Za-z]{2,63}$',
		contactPhone: '^(?:[Tt][Ee][Ll]:)?\\+?[0-9]{6,15}$',
		tel: '^[0-9+\\-.() \\/]+$',
	} as Record< string, string >,
	/** Messages by rule, or by `type.` and the type; each `%s` is one parameter, in order. */
	messages: {
		default: 'This value seems to be invalid.',
		'type.email': 'This value should be a valid email.',
		'type.contactEmail': 'This value should be a valid email.',
		'type.contactPhone': 'Enter a valid phone number.',
		'type.url': 'This value should be a valid url.',
		'type.number': 'This value should be a valid number.',
		'type.integer': 'This value should be a valid integer.',
		'type.digits': 'This value should be digits.',
		'type.alphanum': 'This value should be alphanumeric.',
		notblank: 'This value should not be blank.',
		required: 'This value is required.',
		min: 'This value should be greater than or equal to %s.',
		max: 'This value should be lower than or equal to %s.',
		range: 'This value should be between %s and %s.',
		minlength: 'Enter at least %s characters.',
		maxlength: 'Enter at most %s characters.',
		length: 'Enter between %s and %s characters.',
		mincheck: 'You must select at least %s choices.',
		maxcheck: 'You must select at most %s choices.',
		check: 'You must select between %s and %s choices.',
		equalto: 'This value should be the same.',
		euvatin: "It's not a valid VAT Identification Number.",
		names: 'Please specify a valid name',
	} as Record< string, string >,
};
