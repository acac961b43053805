<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Import;

defined( 'ABSPATH' ) || exit;

use Marketday\Marketing\Newsletter\Subscribers\Consents;
use Marketday\Marketing\Newsletter\Subscribers\Status;

/** Evidence of agreements in a row: those of our own file as they were, of others when and from where somebody agreed, confirmed and left. */
final class Evidence {
	/** Columns of `newsletter_consents`, as `consents()` has them. */
	public const COLUMNS = [ 'deed', 'basis', 'wording', 'form', 'page', 'address', 'at' ];

	public function __construct(
		private readonly ImportedRow $row,
		private readonly string $basis,
		private readonly string $file,
		private readonly string $now
	) {}

	/** @return list<array<string, string>> By the names of the columns, in their order. */
	public function consents(): array {
		if ( null !== $this->row->consent->rows && [] !== $this->row->consent->rows ) {
			return $this->row->consent->rows;
		}
		$row      = $this->row;
		$consents = [
			$this->consent( Consents::ASKED, $row->dates->asked, $row->consent->wording, $row->consent->page, $row->consent->askedFrom ),
			$this->consent( Consents::CONFIRMED, $row->dates->confirmed, '', '', $row->consent->confirmedFrom ),
			$this->consent( Consents::UNSUBSCRIBED, Status::Unsubscribed === $row->status ? $row->dates->left : '' ),
			$this->consent( Consents::IMPORTED, $this->now ),
		];
		return array_values( array_filter( $consents, static fn ( array $consent ): bool => '' !== $consent['at'] ) );
	}

	/** @return array<string, string> */
	public function consent( string $action, string $at, string $wording = '', string $page = '', string $from = '' ): array {
		return [
			'deed'    => $action,
			// Who is not subscribed may not be written to, on whatever grounds.
			'basis'   => Status::Subscribed === $this->row->status ? $this->basis : '',
			'wording' => $wording,
			'form'    => mb_substr( $this->file, 0, 60 ),
			'page'    => mb_substr( $page, 0, 255 ),
			'address' => Consents::shorten( trim( $from ) ),
			'at'      => $at,
		];
	}
}
