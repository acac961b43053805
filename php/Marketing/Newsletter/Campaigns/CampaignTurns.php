<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Campaigns;

defined( 'ABSPATH' ) || exit;

/** Results of a portion, as it goes. */
final class CampaignTurns {
	private int $refusals = 0;

	private bool $hasTaken = false;

	private string $reason = '';

	public function __construct( private readonly int $most ) {}

	/** @param string|null $reason Of a refusal. */
	public function record( ?string $reason ): void {
		$this->refusals = null === $reason ? 0 : $this->refusals + 1;
		$this->hasTaken = $this->hasTaken || null === $reason;
		$this->reason   = $reason ?? $this->reason;
	}

	/** Tells whether the mail program seems to take nothing at all. */
	public function isRefused(): bool {
		return $this->refusals >= $this->most;
	}

	public function hasTaken(): bool {
		return $this->hasTaken;
	}

	public function reason(): string {
		return $this->reason;
	}
}
