<?php

declare( strict_types=1 );

namespace Marketday\Search\FacetIndex;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\Listings;
use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Commands;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\Loading\LoadsLate;
use Marketday\Kernel\OwnTable;
use Marketday\Kernel\OwnTables;
use Marketday\Kernel\View;
use Marketday\Search\Index\FactsReader;
use Marketday\Search\Index\IndexBuilder;
use Marketday\Search\Index\IndexChanges;
use Marketday\Search\Index\IndexCheck;
use Marketday\Search\Index\IndexLock;
use Marketday\Search\Index\IndexState;
use Marketday\Search\Index\IndexTables;

/**
 * Keeps the facet index in step with the catalogue, builds it, checks it; and lets it answer the archives' own query. Where another
 * engine answers listings, the index is idle: nothing is watched and nothing built, and what there was counts as not there, so that it
 * is built anew in the background as soon as the other engine is gone.
 */
#[LoadsLate( 'shutdown' )]
#[LoadsIf( 'lacks:marketday_index="active":"', 'init' )]
#[LoadsIf( 'about:product|sent:s', 'posts_pre_query' )]
final class FacetIndexFeature implements Feature {
	public function __construct(
		private readonly Engine $engine,
		private readonly Listings $listings,
		private readonly Commands $commands,
		private readonly Routes $routes,
		private readonly bool $isIdle = false
	) {}

	public function register(): void {
		( new ArchiveListing( $this->listings ) )->register();
		if ( $this->isIdle ) {
			$this->rest();
		} else {
			$this->work();
		}
	}

	private function work(): void {
		$reader  = new FactsReader( $this->engine->prices() );
		$changes = new IndexChanges();
		$builder = new IndexBuilder( $reader, $changes, new IndexLock() );
		$work    = new IndexWork( $builder, $this->engine->jobs() );
		$admin   = new IndexScreen( $work, new View( __DIR__ . '/views' ) );

		$work->register();
		OwnTables::add( static function () use ( $work ): array {
			$state = IndexState::fresh();
			return array_map(
				static fn ( string $name ): OwnTable => new OwnTable( $name, true, $work->onLoss( ... ) ),
				$state->isKnown() ? [ ...IndexTables::namesOf( $state->active ), ...IndexTables::namesOf( $state->building ), IndexChanges::NAME ] : []
			);
		} );
		( new CatalogueWatch( $work, $changes ) )->register();
		$this->commands->add(
			'index',
			'Builds the facet index anew: index [check | --resume]',
			( new IndexCommand( $work, new IndexCheck( $reader ) ) )->run( ... )
		);
		$admin->addTo( $this->routes );
		add_action( 'admin_menu', [ $admin, 'addToMenu' ] );
	}

	private function rest(): void {
		if ( IndexState::read()->isKnown() ) {
			( new IndexState() )->save();
		}
		// A job of before may still be waiting.
		add_action( IndexWork::JOB, '__return_null' );
		$this->commands->add( 'index', 'The facet index is idle', static function ( array $arguments, callable $print ): int {
			$print( __( 'Listings come from another engine, so the index is idle.', 'marketday' ) );
			return 0;
		} );
	}
}
