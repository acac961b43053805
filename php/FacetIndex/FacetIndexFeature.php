<?php

declare( strict_types=1 );

namespace Marketday\FacetIndex;

use Marketday\Kernel\Commands;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\View;
use Marketday\Store\Discovery\ArchiveListing;
use Marketday\Store\Discovery\Discovery;
use Marketday\Store\Discovery\PageState;
use Marketday\Store\Engine;
use Marketday\Store\Index\FactsReader;
use Marketday\Store\Index\IndexBuilder;
use Marketday\Store\Index\IndexChanges;
use Marketday\Store\Index\IndexCheck;
use Marketday\Store\Index\IndexLock;

/** Keeps the facet index in step with the catalogue, builds it, checks it; and lets it answer the archives' own query. */
final class FacetIndexFeature implements Feature {
	public function __construct(
		private readonly Engine $engine,
		private readonly Discovery $discovery,
		private readonly PageState $page,
		private readonly Commands $commands,
		private readonly Routes $routes
	) {}

	public function register(): void {
		$reader  = new FactsReader( $this->engine->prices() );
		$changes = new IndexChanges();
		$work    = new IndexWork( new IndexBuilder( $reader, $changes, new IndexLock() ), $this->engine->jobs() );
		$admin   = new IndexPage( $work, new View( __DIR__ . '/views' ) );

		$work->register();
		( new CatalogueWatch( $work, $changes ) )->register();
		( new ArchiveListing( $this->discovery, $this->page ) )->register();
		$this->commands->add( 'index', 'Builds the facet index anew: index [check | --resume]', ( new IndexCommand( $work, new IndexCheck( $reader ) ) )->run( ... ) );
		$admin->addTo( $this->routes );
		add_action( 'admin_menu', [ $admin, 'addToMenu' ] );
	}
}
