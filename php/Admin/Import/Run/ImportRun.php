<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Run;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\Place;

/** State of an import: all that a next step, maybe in another request, needs to go on. */
final class ImportRun {
	public Phase $phase = Phase::Prepare;

	/** The file that is read: the one given, or its working copy. */
	public string $workingFile = '';

	/** Encoding by `Csv\Encoding`; '' until it is known. */
	public string $encoding = '';

	/** Place where the current phase goes on: a row, an entry of the plan, a waiting link. */
	public Place $place;

	public int $position = 0;

	public int $size = 0;

	public int $totalRows = 0;

	/** The reason why the file was refused. */
	public string $refusal = '';

	/** @var array<string, int> Hosts of pictures that did not answer. */
	public array $silentHosts = [];

	public Counts $counts;

	public function __construct(
		public readonly string $id,
		public readonly string $file,
		public readonly string $fileName,
		/** A folder of this run's own: notes and the report. */
		public readonly string $folder,
		public readonly string $picturesFolder,
		public readonly bool $isDryRun,
		public readonly int $userId
	) {
		$this->counts = new Counts();
		$this->place  = new Place( 0, 0 );
	}

	public function enter( Phase $phase ): void {
		$this->phase    = $phase;
		$this->position = 0;
	}

	/** Whole per cent of the work that is done; noting names is a twentieth of it. */
	public function percent(): int {
		$share = $this->size > 0 ? min( 1.0, $this->place->offset / $this->size ) : 0.0;
		return (int) match ( $this->phase ) {
			Phase::Encoding, Phase::Prepare => 0,
			Phase::Scan                    => floor( 5 * $share ),
			Phase::Write                   => 5 + floor( 90 * $share ),
			Phase::Orphans                 => 96,
			Phase::Link                    => 98,
			Phase::Done, Phase::Refused    => 100,
		};
	}

	/** @return array<string, mixed> */
	public function toArray(): array {
		return [
			'phase'  => $this->phase->value,
			'place'  => [ $this->place->offset, $this->place->row ],
			'counts' => $this->counts->toArray(),
		] + get_object_vars( $this );
	}

	/** @param array<string, mixed> $state As `toArray()` gave it. */
	public static function fromArray( array $state ): self {
		$run              = new self(
			(string) $state['id'],
			(string) $state['file'],
			(string) $state['fileName'],
			(string) $state['folder'],
			(string) $state['picturesFolder'],
			(bool) $state['isDryRun'],
			(int) $state['userId']
		);
		$run->phase       = Phase::from( (string) $state['phase'] );
		$run->place       = new Place( (int) $state['place'][0], (int) $state['place'][1] );
		$run->counts      = Counts::fromArray( (array) $state['counts'] );
		$run->workingFile = (string) $state['workingFile'];
		$run->encoding    = (string) ( $state['encoding'] ?? '' );
		$run->position    = (int) $state['position'];
		$run->size        = (int) $state['size'];
		$run->totalRows   = (int) $state['totalRows'];
		$run->refusal     = (string) $state['refusal'];
		$run->silentHosts = array_map( 'intval', (array) $state['silentHosts'] );
		return $run;
	}
}
