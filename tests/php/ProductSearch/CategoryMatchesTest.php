<?php

declare( strict_types=1 );

namespace Marketday\Tests\ProductSearch;

use Marketday\Engine\Contract\ProductDraft;
use Marketday\Search\ProductSearch\CategoryMatches;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Categories beside the products of a search, whatever letters the database takes for the same. */
#[Group( 'sqlite' )]
final class CategoryMatchesTest extends SiteTestCase {
	/** @param list<string> $found */
	#[DataProvider( 'searches' )]
	public function test_finds_categories_however_they_are_written( string $search, array $found ): void {
		foreach ( [ 'Μπλούζες γυναικείες', 'Küchenmöbel', 'コーヒーカップ', 'Wooden spoons' ] as $category ) {
			$this->engine()->writer()->save( new ProductDraft( name: "One of {$category}", status: 'publish', regularPrice: '5', categories: [ [ $category ] ] ) );
		}

		self::assertSame( $found, array_column( ( new CategoryMatches() )->of( $search ), 'name' ) );
	}

	/** @return iterable<string, array{string, list<string>}> */
	public static function searches(): iterable {
		yield 'capitals' => [ 'ΜΠΛΟΥΖΕΣ', [ 'Μπλούζες γυναικείες' ] ];
		yield 'two words without accents' => [ 'γυναικειεσ μπλουζεσ', [ 'Μπλούζες γυναικείες' ] ];
		yield 'as it is written' => [ 'Küchenmöbel', [ 'Küchenmöbel' ] ];
		yield 'the middle of a word without spaces' => [ 'カップ', [ 'コーヒーカップ' ] ];
		yield 'a plural' => [ 'wooden spoon', [ 'Wooden spoons' ] ];
		yield 'another word' => [ 'ποδήλατα', [] ];
	}
}
