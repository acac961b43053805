<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Sums;

/** What is chosen from by chance. */
final class Choices {
	/** Country, state, postcode, city. */
	public const HOMES = [
		[ 'GB', '', 'NG1 5AA', 'Nottingham' ],
		[ 'US', 'CA', '90210', 'Beverly Hills' ],
		[ 'DE', 'DE-BY', '80331', 'München' ],
		[ 'NL', '', '1012 AB', 'Amsterdam' ],
	];

	public const PLACES = [
		[ 'GB', '', 'NG1 5AA', 'Nottingham' ],
		[ 'GB', '', 'NG10 1AA', 'Long Eaton' ],
		[ 'GB', '', 'SW1A 1AA', 'London' ],
		[ 'GB', '', 'w1a1hq', 'London' ],
		[ 'GB', '', 'IV2 7GJ', 'Inverness' ],
		[ 'GB', '', '', '' ],
		[ 'US', 'CA', '90210', 'Beverly Hills' ],
		[ 'US', 'CA', '94103-1741', 'San Francisco' ],
		[ 'US', 'NY', '10001', 'New York' ],
		[ 'US', 'AL', '00501', 'Nowhere' ],
		[ 'CA', 'ON', 'K1A 0B1', 'Ottawa' ],
		[ 'CA', 'QC', 'h2x1y4', 'Montréal' ],
		[ 'DE', 'DE-BY', '80331', 'München' ],
		[ 'DE', 'DE-BE', '10115', 'Berlin' ],
		[ 'FR', '', '75001', 'Paris' ],
		[ 'NL', '', '1012 AB', 'Amsterdam' ],
		[ 'NL', '', '1012ab', 'Amsterdam' ],
		[ 'SE', '', '114 55', 'Stockholm' ],
		[ 'PL', '', '00-950', 'Warszawa' ],
		[ 'PT', 'PT-11', '1000-205', 'Lisboa' ],
		[ 'IE', 'D', 'D02 AF30', 'Dublin' ],
		[ 'JP', 'JP13', '100-0001', 'Tokyo' ],
		[ 'BR', 'SP', '01310-100', 'São Paulo' ],
		[ 'CZ', '', '110 00', 'Praha' ],
		[ 'SK', '', 'SK-811 01', 'Bratislava' ],
		[ 'LV', '', 'LV-1050', 'Rīga' ],
		[ 'LV', '', '1050', 'Rīga' ],
		[ 'DK', '', 'DK-1050', 'København' ],
		[ 'DK', '', '1050', 'København' ],
		[ 'AU', 'NSW', '2000', 'Sydney' ],
	];

	public const FORMULAS = [
		'4.95',
		'10',
		'0',
		'3.333',
		'2,50',
		'10*',
		'10 +',
		'+ 4',
		'5 * [qty]',
		'10 * [qty] - 3',
		'3 + 0.5 * [qty]',
		'[cost] * 0.1',
		'[cost] / 7',
		'( 1 + 2 ) * [qty]',
		'2([qty] + 1)',
		'-( -3 )',
		'[fee percent="10"]',
		'[fee percent="10" min_fee="4"]',
		'[fee percent="7.5" max_fee="9.99"]',
		'5 + [fee percent="3" min_fee="1" max_fee="20"]',
		'[fee percent=\'12\' min_fee=\'2.5\'] * [qty]',
		'[qty] ^ 2 / 3',
		'1 - [qty]',
		'[fee min_fee="2"]',
		'[fee]',
		'2 * -[qty] + 40',
		'[qty][qty]',
		'.5 * [qty]',
		'12 / 5 / [qty]',
	];
}
