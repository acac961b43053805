<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Text;

use Marketday\Kernel\Text\TextCondition;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** The condition that a text stands in a column. */
#[Group( 'sqlite' )]
final class TextConditionTest extends SiteTestCase {
	#[DataProvider( 'texts' )]
	public function test_finds_a_text_in_capitals_and_small_letters( string $title, string $text ): void {
		$post = wp_insert_post( [ 'post_title' => $title, 'post_status' => 'publish' ] );

		self::assertSame( [ $post ], $this->found( $text ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function texts(): iterable {
		yield 'Latin' => [ 'Spring fair', 'SPRING FAIR' ];
		yield 'Greek' => [ 'Μεγάλη γιορτή', 'ΜΕΓΆΛΗ' ];
		yield 'Cyrillic' => [ 'Ярмарка ремёсел', 'ярмарка' ];
		yield 'Cyrillic in capitals' => [ 'ЯРМАРКА РЕМЁСЕЛ', 'Ярмарка ремёсел' ];
		yield 'Polish' => [ 'Święto Żniw', 'święto żniw' ];
		yield 'Turkish, as it was typed' => [ 'İstanbul', 'İstanbul' ];
	}

	public function test_signs_of_patterns_are_signs(): void {
		wp_insert_post( [ 'post_title' => 'Half price', 'post_status' => 'publish' ] );

		self::assertSame( [], $this->found( 'Half%price' ) );
		self::assertSame( [], $this->found( 'Η%_' ) );
	}

	/** @return list<int> */
	private function found( string $text ): array {
		global $wpdb;
		[ $sql, $values ] = TextCondition::within( [ 'post_title', 'post_excerpt' ], $text );
		return array_map( 'intval', array_values( (array) $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE {$sql} AND post_type = 'post'", ...$values ) ) ) );
	}
}
