<?php

declare( strict_types=1 );

namespace Marketday\Tests\FacetIndex;

use Marketday\Search\FacetIndex\IndexCommand;
use Marketday\Search\FacetIndex\IndexWork;
use Marketday\Search\Index\FactsReader;
use Marketday\Search\Index\IndexBuilder;
use Marketday\Search\Index\IndexChanges;
use Marketday\Search\Index\IndexCheck;
use Marketday\Search\Index\IndexLock;
use Marketday\Search\Index\IndexState;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/** What the command says. */
#[Group( 'sqlite' )]
final class IndexCommandTest extends SiteTestCase {
	public function test_says_once_that_it_waits_for_another_process(): void {
		$before = IndexState::fresh();
		$before->startBuilding( 10, ( new IndexChanges() )->last() )->save();
		$text  = [];
		$print = static function ( string $line ) use ( &$text ): void {
			$text[] = $line;
		};
		$steps = 0;
		// Another process ends the build while this one has waited for a while.
		add_filter( 'query', static function ( string $sql ) use ( &$steps, $before ): string {
			if ( str_contains( $sql, 'CAST(option_value' ) && 30 === ++$steps ) {
				$before->save();
			}
			return $sql;
		} );

		( new IndexLock() )->run( fn () => $this->command()->run( [ '--resume' ], $print ) );

		self::assertCount( 2, $text, implode( "\n", $text ) );
		self::assertStringContainsString( 'Another process is building', $text[0] );
		self::assertStringContainsString( 'The index covers', $text[1] );
	}

	private function command(): IndexCommand {
		$reader  = new FactsReader( $this->engine()->prices() );
		$builder = new IndexBuilder( $reader, new IndexChanges(), new IndexLock() );
		return new IndexCommand( new IndexWork( $builder, $this->engine()->jobs() ), new IndexCheck( $reader ) );
	}
}
