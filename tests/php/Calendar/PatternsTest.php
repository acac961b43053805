<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block_Patterns_Registry;
use WP_Block_Type_Registry;

/** The patterns of events. */
final class PatternsTest extends CalendarTestCase {
	#[DataProvider( 'names' )]
	public function test_are_made_of_blocks_that_show_events( string $name, string $class ): void {
		$this->event( 'Repair evening', gmdate( 'Y-m-d\T18:30', time() + WEEK_IN_SECONDS ), gmdate( 'Y-m-d\T20:30', time() + WEEK_IN_SECONDS ) );
		$content = WP_Block_Patterns_Registry::get_instance()->get_registered( "marketday/{$name}" )['content'] ?? '';

		self::assertNotFalse( preg_match_all( '/<!-- wp:(marketday\/[a-z-]+)/', $content, $blocks ) );
		foreach ( $blocks[1] as $block ) {
			self::assertTrue( WP_Block_Type_Registry::get_instance()->is_registered( $block ), $block );
		}
		self::assertSame( serialize_blocks( parse_blocks( $content ) ), $content );
		$html = do_blocks( $content );
		self::assertStringContainsString( $class, $html );
		self::assertStringContainsString( 'Repair evening', $html );
	}

	/** @return iterable<string, array{string, string}> */
	public static function names(): iterable {
		yield 'a calendar' => [ 'events-page', 'marketday-events-calendar__grid' ];
		yield 'a table' => [ 'events-programme', 'marketday-events-table__info' ];
	}
}
