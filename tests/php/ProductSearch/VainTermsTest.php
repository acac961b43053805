<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductSearch;

use Marketday\Kernel\Reports\ReportQuery;
use Marketday\Search\ProductSearch\Admin\SearchesReport;
use Marketday\Search\ProductSearch\PopularTerms;
use Marketday\Search\ProductSearch\VainTerms;
use Marketday\Tests\SiteTestCase;

/** Searches that find nothing. */
final class VainTermsTest extends SiteTestCase {
	private VainTerms $vain;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$this->vain = new VainTerms();
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $this->vain->table->table() ) );
	}

	public function test_are_told_with_a_way_to_make_a_synonym(): void {
		$this->vain->count( 'Brolly' );

		$response = ( new SearchesReport( new PopularTerms(), $this->vain ) )->run( new ReportQuery( filter: 'vain' ) );
		self::assertSame( [ [ 'brolly', 1 ] ], array_map( static fn ( array $row ): array => [ $row['term'], $row['uses'] ], $response->rows ) );
		self::assertStringContainsString( 'page=marketday-search&word=brolly', $response->actions[0][0]['url'] ?? '' );
		self::assertSame( 1, $this->vain->since( 7 ) );
	}

	public function test_never_keep_what_may_be_about_a_person(): void {
		$sentences = [ 'please send my parcel to the other house', 'когда же вы мне уже пришлёте мою посылку' ];
		$numbers   = [ '07700 900123', '٠٧٧٠٠ ٩٠٠١٢٣', '4111-1111-1111-1111', 'order 1234567' ];
		foreach ( [ 'ann@example.com', ...$numbers, ...$sentences ] as $typed ) {
			$this->vain->count( $typed );
		}

		self::assertSame( 0, $this->vain->since( 7 ) );
	}

	public function test_are_forgotten_in_time(): void {
		global $wpdb;
		$wpdb->insert( $this->vain->table->table(), [ 'term' => 'old words', 'uses' => 3, 'day' => gmdate( 'Y-m-d', time() - 91 * DAY_IN_SECONDS ) ] );
		$this->vain->forgetOld();

		self::assertSame( 0, (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', $this->vain->table->table() ) ) );
	}
}
