<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Writing;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Embedded\Catalogue\AttributeReader;
use Marketday\Engine\Embedded\Catalogue\MemberPrices;
use Marketday\Engine\Embedded\Catalogue\ProductLookupTable;
use Marketday\Engine\Embedded\Catalogue\ProductRecords;
use Marketday\Engine\Embedded\CronJobs;
use Marketday\Engine\Embedded\Schema\AttributeTaxonomies;
use Marketday\Kernel\Clock;

/** Builds what writes products and keeps what follows from them. */
final class WritingServices {
	private ?EmbeddedWriter $writer = null;

	private ?ProductSync $sync = null;

	private ?ProductWatch $watch = null;

	public function __construct(
		private readonly ProductRecords $records,
		private readonly MemberPrices $members,
		private readonly ProductLookupTable $lookupTable,
		private readonly Clock $clock
	) {}

	public function writer(): EmbeddedWriter {
		return $this->writer ??= new EmbeddedWriter(
			$this->records,
			new DraftCheck(),
			new PostWriter(),
			new AttributeWriter( new AttributeTaxonomies(), new MetaTable() ),
			new TermWriter(),
			new Fields(),
			new MetaTable(),
			$this->sync()
		);
	}

	/**
	 * Parts that add hooks of their own, each loaded by itself.
	 *
	 * @param Closure(): self $services
	 * @return array<class-string, Closure(): mixed> By class.
	 */
	public static function parts( Closure $services ): array {
		return [
			ProductWatch::class => static fn () => $services()->watch()->register(),
			SaleTurns::class => static fn () => $services()->saleTurns()->register(),
			LookupRebuild::class => static fn () => $services()->lookups()->register(),
			RatingSync::class => static fn () => ( new RatingSync( $services()->watch() ) )->register(),
			ReviewRules::class => static fn () => ( new ReviewRules() )->register(),
		];
	}

	public function saleTurns(): SaleTurns {
		return new SaleTurns( new SaleDates( $this->clock ), $this->clock, $this->watch()->refresh( ... ) );
	}

	public function lookups(): LookupRebuild {
		return new LookupRebuild( $this->sync( ... ), new CronJobs() );
	}

	private function watch(): ProductWatch {
		return $this->watch ??= new ProductWatch( $this->writer( ... ), $this->sync( ... ) );
	}

	private function sync(): ProductSync {
		return $this->sync ??= new ProductSync(
			$this->records,
			$this->members,
			new DerivedFields( $this->records, $this->members, $this->clock, new MetaTable(), new SaleDates( $this->clock ) ),
			new TermWriter(),
			new LookupTable( $this->members, $this->clock ),
			new AttributeLookup( $this->records, new AttributeReader() ),
			$this->lookupTable
		);
	}
}
