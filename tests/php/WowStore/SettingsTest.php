<?php

declare( strict_types=1 );

namespace Marketday\Tests\WowStore;

use Marketday\Site\WowStore\Rules;
use Marketday\Site\WowStore\Settings;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** The settings of blocks that move in: the same cases as those of the editor's transforms. */
final class SettingsTest extends TestCase {
	/**
	 * @param array<string, mixed> $saved
	 * @param array<string, mixed> $settings
	 */
	#[DataProvider( 'cases' )]
	public function test_a_block_becomes_ours( string $block, array $saved, array $settings ): void {
		$termId = static fn ( string $taxonomy, string $slug ): int => 'product_cat' === $taxonomy && 'bags' === $slug ? 7 : 0;
		$made   = ( new Settings( $termId ) )->of( Rules::all()[ $block ], $saved );
		ksort( $made );
		ksort( $settings );

		self::assertSame( $settings, $made );
	}

	/** @return iterable<string, array{string, array<string, mixed>, array<string, mixed>}> */
	public static function cases(): iterable {
		foreach ( (array) json_decode( (string) file_get_contents( __DIR__ . '/../../fixtures/wow-store-cases.json' ), true ) as $case ) {
			yield $case['says'] => [ $case['block'], $case['saved'], $case['settings'] ];
		}
	}

	public function test_every_rule_leads_to_a_block_and_to_settings_that_there_are(): void {
		foreach ( Rules::all() as $name => $rule ) {
			$type = \WP_Block_Type_Registry::get_instance()->get_registered( (string) $rule['to'] );
			self::assertNotNull( $type, "{$name} leads to {$rule['to']}." );
			$unknown = array_diff(
				array_keys( (array) ( $rule['take'] ?? [] ) + (array) ( $rule['set'] ?? [] ) ),
				array_keys( (array) $type->attributes ),
				[ 'align', 'content', 'textAlign' ]
			);
			self::assertSame( [], $unknown, "{$name} sets what {$rule['to']} has not." );
		}
	}
}
