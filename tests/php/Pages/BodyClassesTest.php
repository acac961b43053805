<?php

declare( strict_types=1 );

namespace Marketday\Tests\Pages;

use Marketday\Engine\Contract\Page;
use Marketday\Tests\SiteTestCase;

final class BodyClassesTest extends SiteTestCase {
	protected function tearDown(): void {
		wp_reset_query();
		parent::tearDown();
	}

	public function test_names_the_page_of_the_shop(): void {
		query_posts( [ 'page_id' => $this->engine()->settings()->pageId( Page::Basket ) ] );

		self::assertSame( [ 'marketday-page-basket' ], $this->ours() );
	}

	public function test_says_nothing_on_other_pages(): void {
		query_posts( [ 'post_type' => 'post' ] );

		self::assertSame( [], $this->ours() );
	}

	/** @return list<string> */
	private function ours(): array {
		return array_values( (array) preg_grep( '/^marketday-page/', get_body_class() ) );
	}
}
