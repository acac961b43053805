<?php
/**
 * Facts about addresses: what each country's form asks for, and how its postcodes look.
 *
 * Countries that are not named ask for a postcode after the city, and for a region that may be left out.
 *
 * @package Marketday
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	// They have no postcodes, or hardly anybody knows theirs.
	'withoutPostcode'  => [ 'AE', 'AO', 'BO', 'BS', 'BW', 'BZ', 'CW', 'MZ', 'NG', 'SR', 'ST', 'UG', 'WS', 'ZW' ],
	'optionalPostcode' => [ 'BD', 'BH', 'CL', 'CO', 'GH', 'GT', 'HK', 'JM', 'KN', 'NP', 'VN' ],

	// Written before the city.
	'postcodeFirst'    => [
		'AT',
		'AX',
		'BA',
		'BE',
		'CH',
		'DE',
		'DK',
		'EE',
		'ES',
		'FI',
		'FR',
		'HU',
		'IL',
		'IS',
		'IT',
		'JP',
		'LI',
		'NL',
		'NO',
		'PL',
		'SE',
		'SI',
		'SK',
		'TR',
		'VN',
	],

	// Nobody there writes a region on a letter.
	'withoutRegion'    => [
		'AF',
		'AT',
		'AX',
		'BA',
		'BE',
		'BH',
		'BI',
		'BW',
		'CY',
		'CZ',
		'DK',
		'EE',
		'ET',
		'FI',
		'FR',
		'GF',
		'GP',
		'IL',
		'IM',
		'IS',
		'KR',
		'KW',
		'LB',
		'LI',
		'LK',
		'LU',
		'MF',
		'MQ',
		'MT',
		'NL',
		'NO',
		'PL',
		'PR',
		'PT',
		'RE',
		'RW',
		'SE',
		'SG',
		'SI',
		'SK',
		'VN',
		'YT',
	],

	// A field's own label, and whether it must be filled.
	'fields'           => [
		'AU' => [
			'city'  => [ 'label' => 'suburb' ],
			'state' => [
				'label'    => 'state',
				'required' => true,
			],
		],
		'BR' => [
			'state' => [
				'label'    => 'state',
				'required' => true,
			],
		],
		'CA' => [
			'postcode' => [ 'label' => 'postal-code' ],
			'state'    => [
				'label'    => 'province',
				'required' => true,
			],
		],
		'CH' => [ 'state' => [ 'label' => 'canton' ] ],
		'DE' => [ 'state' => [ 'label' => 'state' ] ],
		'ES' => [
			'state' => [
				'label'    => 'province',
				'required' => true,
			],
		],
		'GB' => [ 'state' => [ 'label' => 'county' ] ],
		'IE' => [
			'postcode' => [ 'label' => 'eircode' ],
			'state'    => [
				'label'    => 'county',
				'required' => true,
			],
		],
		'IN' => [
			'postcode' => [ 'label' => 'pin' ],
			'state'    => [
				'label'    => 'state',
				'required' => true,
			],
		],
		'IT' => [
			'state' => [
				'label'    => 'province',
				'required' => true,
			],
		],
		'JP' => [
			'state' => [
				'label'    => 'prefecture',
				'required' => true,
			],
		],
		'MX' => [
			'state' => [
				'label'    => 'state',
				'required' => true,
			],
		],
		'NZ' => [ 'state' => [ 'label' => 'region' ] ],
		'US' => [
			'postcode' => [ 'label' => 'zip' ],
			'state'    => [
				'label'    => 'state',
				'required' => true,
			],
		],
		'ZA' => [
			'state' => [
				'label'    => 'province',
				'required' => true,
			],
		],
	],

	// Of the postcode without blanks and hyphens, in capitals, as WooCommerce takes them. Countries that are not named take letters and digits.
	'postcodes' => [
		'AT' => '\d{4}',
		'BA' => '[78]\d{4}',
		'BE' => '\d{4}',
		'BR' => '\d{8}',
		'CA' => '[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d',
		'CH' => '\d{4}',
		'CZ' => '(CZ)?\d{5}',
		'DE' => '(0[1-9]|[1-9]\d)\d{3}',
		'DK' => '(DK)?([124-9]\d{3}|3[0-8]\d{2})',
		'EE' => '\d{5}',
		'ES' => '\d{5}',
		'FI' => '\d{5}',
		'FR' => '\d{5}',
		'GB' => '(GIR0AA|BFPO\d{1,4}|([A-PR-UWYZ]([A-HK-Y]?\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRV-Y]))\d[ABD-HJLNP-UW-Z]{2})',
		'HU' => '\d{4}',
		'IE' => '([AC-FHKNPRTV-Y]\d{2}|D6W)[0-9AC-FHKNPRTV-Y]{4}',
		'IN' => '[1-9]\d{5}',
		'IT' => '\d{5}',
		'JP' => '\d{7}',
		'LI' => '94[89]\d',
		'NL' => '[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}',
		'NO' => '\d{4}',
		'PL' => '\d{5}',
		'PR' => '\d{5}(\d{4})?',
		'PT' => '\d{7}',
		'SE' => '\d{5}',
		'SI' => '[1-9]\d{3}',
		'SK' => '(SK)?\d{5}',
		'US' => '\d{5}(\d{4})?',
	],
];
