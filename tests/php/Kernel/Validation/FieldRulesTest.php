<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Validation;

use Marketday\Buying\Account\AccountFields;
use Marketday\Catalogue\Product\ReviewRules;
use Marketday\Kernel\Validation\FieldRules;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** The rules of a field are stated once: the page carries them, the server checks by them. */
final class FieldRulesTest extends SiteTestCase {
	public function test_says_its_rules_as_html_and_parsley_name_them(): void {
		$rules = new FieldRules(
			[
				'required'        => true,
				'type'            => 'contactPhone',
				'maxlength'       => 20,
				'names'           => [ 'No brackets', 'No addresses' ],
				'validateIfEmpty' => true,
			],
			[
				'required'          => 'Fill in “100 %% wool”.',
				'type.contactPhone' => 'A number, please.',
			]
		);

		self::assertSame( [
			'required'                       => '',
			'data-parsley-type'              => 'contactPhone',
			'maxlength'                      => '20',
			'data-parsley-names'             => '["No brackets","No addresses"]',
			'data-parsley-validate-if-empty' => '',
			'data-parsley-required-message'  => 'Fill in “100 % wool”.',
			'data-parsley-type-message'      => 'A number, please.',
		], $rules->attributes() );
		self::assertSame(
			[ '', 'Fill in “100 % wool”.', 'A number, please.' ],
			[ $rules->fault( '+44 20 7946 0018' ), $rules->fault( '' ), $rules->fault( 'call me' ) ]
		);
	}

	public function test_leaves_a_type_to_the_control_that_has_it(): void {
		self::assertArrayNotHasKey( 'data-parsley-type', ( new FieldRules( [ 'type' => 'email' ] ) )->attributes() );
	}

	#[DataProvider( 'values' )]
	public function test_account_and_reviews_refuse_what_is_wrong( FieldRules $rules, string $right, string $wrong ): void {
		self::assertSame( '', $rules->fault( $right ) );
		self::assertNotSame( '', $rules->fault( $wrong ) );
	}

	/** @return iterable<string, array{FieldRules, string, string}> */
	public static function values(): iterable {
		yield 'a missing name' => [ AccountFields::rules( 'account_first_name' ), 'Ann', '' ];
		yield 'an address as a name' => [ AccountFields::rules( 'account_last_name' ), 'O’Neill', 'https://spam.example' ];
		yield 'markup as a name' => [ AccountFields::rules( 'account_display_name' ), 'Ann', '<b>Ann' ];
		yield 'a broken address' => [ AccountFields::rules( 'account_email' ), 'ann@example.com', 'ann@' ];
		yield 'no user name' => [ AccountFields::rules( 'username' ), 'ann', ' ' ];
		yield 'a short password' => [ AccountFields::rules( 'password_1' ), 'long enough', 'short' ];
		yield 'no review' => [ ReviewRules::of( 'comment' ), 'Keeps tea warm.', " \n" ];
		yield 'an endless review' => [ ReviewRules::of( 'comment' ), 'Good', str_repeat( 'x', 20_001 ) ];
		yield 'a reviewer’s site' => [ ReviewRules::of( 'author' ), 'Bob', 'http://spam.example' ];
		yield 'a reviewer’s broken address' => [ ReviewRules::of( 'email' ), 'bob@example.com', 'bob' ];
	}
}
