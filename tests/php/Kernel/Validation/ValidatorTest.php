<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Validation;

use Marketday\Kernel\Validation\Facts;
use Marketday\Kernel\Validation\Fault;
use Marketday\Kernel\Validation\Messages;
use Marketday\Kernel\Validation\Validator;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** The server's rules are the page's: both sides are asked the same cases. */
final class ValidatorTest extends TestCase {
	/**
	 * @param string|list<string>  $value
	 * @param array<string, mixed> $rules
	 * @param list<string>         $faults
	 */
	#[DataProvider( 'cases' )]
	public function test_says_what_is_wrong( string|array $value, array $rules, array $faults ): void {
		$payload = array_map( static fn ( Fault $fault ): string => "{$fault->rule}: {$fault->message}", ( new Validator() )->faults( $value, $rules ) );

		self::assertSame( $faults, $payload );
	}

	/** @return iterable<string, array{string|list<string>, array<string, mixed>, list<string>}> */
	public static function cases(): iterable {
		$cases = json_decode( (string) file_get_contents( __DIR__ . '/../../../fixtures/validation-cases.json' ), true );
		foreach ( $cases as $number => $case ) {
			yield $number . ': ' . json_encode( $case ) => [ $case['value'], $case['rules'], $case['faults'] ];
		}
	}

	public function test_says_of_values_made_by_chance_what_the_page_says(): void {
		$wrong  = [];
		$number = 0;
		foreach ( (array) file( __DIR__ . '/../../../fixtures/validation-chance.jsonl' ) as $line ) {
			[ $rules, $values, $payload ] = json_decode( (string) $line, true );
			foreach ( $values as $place => $value ) {
				++$number;
				$rule = ( new Validator() )->faults( $value, $rules )[0]->rule ?? '.';
				if ( $payload[ $place ] !== $rule[0] ) {
					$wrong[] = [ $rules, $value, $payload[ $place ], $rule ];
				}
			}
		}

		self::assertSame( [], $wrong );
		self::assertSame( 6000, $number );
	}

	public function test_has_the_pages_messages(): void {
		$english = array_map( static fn ( string $message ): string => (string) preg_replace( '/%\d\$s/', '%s', $message ), Messages::all() );

		self::assertEquals( Facts::messages(), $english );
	}

	#[DataProvider( 'contacts' )]
	public function test_knows_contacts( string $text, bool $isEmail, bool $isPhone ): void {
		self::assertSame( [ $isEmail, $isPhone ], [ Validator::isContactEmail( $text ), Validator::isContactPhone( $text ) ] );
	}

	/** @return iterable<array{string, bool, bool}> */
	public static function contacts(): iterable {
		yield [ 'mailto:ann@example.com', true, false ];
		yield [ 'ann@example.c0m', false, false ];
		yield [ 'tel:+44 (0)20-7946.0018', false, true ];
		yield [ '12345', false, false ];
	}
}
