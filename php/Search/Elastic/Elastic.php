<?php

declare( strict_types=1 );

namespace Marketday\Search\Elastic;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Search\Contract\CatalogueSearch;
use Marketday\Search\Contract\HitReader;
use Marketday\Search\Index\FactsReader;
use WP_Query;

/** The room's door: whether ElasticPress answers listings, and all that it needs to. */
final class Elastic {
	private readonly ElasticPressPlugin $plugin;

	private readonly FactsReader $facts;

	private readonly FillJob $job;

	private readonly ElasticPressClient $client;

	public function __construct( private readonly Engine $engine ) {
		$this->plugin = new ElasticPressPlugin();
		$this->facts  = new FactsReader( $engine->prices() );
		$this->job    = new FillJob( $this->plugin, $engine->jobs() );
		$this->client = new ElasticPressClient();
	}

	/** Tells whether queries go to ElasticPress: it is active, its index holds every product as listings need them, and it is not being emptied. */
	public function serves(): bool {
		return $this->plugin->isActive() && $this->job->state()->serves && ! $this->plugin->isReindexing();
	}

	/** @param CatalogueSearch $otherwise Serves where ElasticPress does not. */
	public function search( CatalogueSearch $otherwise ): CatalogueSearch {
		return $this->serves() ? new ElasticPressSearch( $this->client, new HitReader( $this->engine ), $this->facts, $otherwise ) : $otherwise;
	}

	public function register(): void {
		if ( ! $this->plugin->isActive() ) {
			// What changes from now on is not in its index: it begins anew when it comes back.
			ElasticState::forget();
			return;
		}
		$this->client->register();
		$this->job->register();
		( new ProductSync( $this->plugin, $this->facts, $this->job ) )->register();
		add_filter(
			'ep_skip_query_integration',
			static fn ( mixed $skips, mixed $query ): bool => true === $skips || ( $query instanceof WP_Query && true === $query->get( CatalogueSearch::ANSWERED ) ),
			10,
			2
		);
	}
}
