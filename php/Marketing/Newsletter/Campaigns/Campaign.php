<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Campaigns;

defined( 'ABSPATH' ) || exit;

/** A post that goes to a list, as it was when somebody said so: what becomes of the post later changes nothing. */
final class Campaign {
	/**
	 * @param int    $list   0 for everybody who is subscribed.
	 * @param string $reason Why it has stopped; '' where the site's people did that.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $post,
		public readonly int $list,
		public readonly CampaignContent $content,
		public readonly CampaignState $state,
		public readonly CampaignTimes $times,
		public readonly CampaignProgress $progress,
		public readonly string $reason
	) {}

	/** @param array<string, mixed> $row Of the table. */
	public static function fromRow( array $row ): self {
		$text = static fn ( string $name ): string => is_scalar( $row[ $name ] ?? null ) ? (string) $row[ $name ] : '';
		return new self(
			(int) $text( 'id' ),
			(int) $text( 'post' ),
			(int) $text( 'list' ),
			new CampaignContent( $text( 'subject' ), $text( 'html' ), $text( 'body' ) ),
			CampaignState::tryFrom( $text( 'state' ) ) ?? CampaignState::Stopped,
			new CampaignTimes( $text( 'at' ), $text( 'done_at' ) ),
			new CampaignProgress( (int) $text( 'last' ), (int) $text( 'total' ), (int) $text( 'sent' ), (int) $text( 'failed' ), (int) $text( 'stalls' ) ),
			$text( 'reason' )
		);
	}

	/** Seconds of Unix time. */
	public function begins(): int {
		return (int) strtotime( "{$this->times->start} UTC" );
	}

	/** Tells whether it goes out now, begun or about to begin. */
	public function isMoving(): bool {
		return CampaignState::Sending === $this->state || ( CampaignState::Scheduled === $this->state && $this->begins() <= time() );
	}

	public function percent(): int {
		$gone = $this->progress->sent + $this->progress->failed;
		return CampaignState::Done === $this->state ? 100 : min( 99, (int) floor( 100 * $gone / max( 1, $this->progress->total ) ) );
	}
}
