<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Import;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Storage\Database;
use Marketday\Marketing\Newsletter\Admin\ImportRun;
use Marketday\Marketing\Newsletter\Subscribers\Consents;
use Marketday\Marketing\Newsletter\Subscribers\PendingChanges;
use Marketday\Marketing\Newsletter\Subscribers\Status;
use Marketday\Marketing\Newsletter\Subscribers\Subscribers;
use Marketday\Marketing\Newsletter\Subscribers\Tables;

/**
 * Rows about who is there already. A file takes nobody in again who has left. Who left elsewhere leaves here too, unless they agreed here
 * since. Our own file fills in what is missing.
 */
final class KnownRows {
	public function __construct(
		private readonly ImportRun $run,
		private readonly Subscribers $subscribers,
		private readonly string $now
	) {}

	/**
	 * @param array<string, string|null> $person Of the table.
	 * @param list<int>                  $lists
	 */
	public function take( array $person, ImportedRow $row, array $lists ): void {
		$id     = (int) $person['id'];
		$status = Status::tryFrom( (string) $person['status'] ) ?? Status::Unconfirmed;
		if ( $this->leaves( $status, $row, (string) $person['confirmed_at'] ) ) {
			$this->subscribers->setStatus( $id, $row->status );
			$this->keep( $id, $row, Status::Unsubscribed === $row->status ? Consents::UNSUBSCRIBED : Consents::IMPORTED, $row->dates->left );
			++$this->run->counts->left;
			/** Action that is documented in php/Marketing/Newsletter/Subscribe/Subscription.php. */
			do_action( 'marketday_newsletter_unsubscribed', $id, $row->email );
			return;
		}
		if ( $this->isConfirmed( $status, $row ) ) {
			$table = Tables::name( 'subscribers' );
			Database::execute( "UPDATE {$table} SET status = %s, confirmed_at = %s WHERE id = %d", Status::Subscribed->value, $row->dates->confirmed, $id );
			$this->keep( $id, $row, Consents::IMPORTED );
			$status = Status::Subscribed;
		}
		if ( Status::Subscribed === $status && Status::Subscribed === $row->status ) {
			$this->subscribers->join( $id, $lists );
		}
		if ( $this->run->mapping->isOwn ) {
			$this->complete( $id, $person, $row );
		}
	}

	private function leaves( Status $status, ImportedRow $row, string $confirmedAt ): bool {
		$hasLeft = in_array( $row->status, [ Status::Unsubscribed, Status::Bounced ], true );
		$isHere  = in_array( $status, [ Status::Subscribed, Status::Unconfirmed ], true );
		return $hasLeft && $isHere && ( '' === $row->dates->left || $confirmedAt <= $row->dates->left );
	}

	/** Tells whether somebody who waits here has confirmed elsewhere, and the file says when. */
	private function isConfirmed( Status $status, ImportedRow $row ): bool {
		return Status::Unconfirmed === $status && Status::Subscribed === $row->status && $row->isStatusGiven && '' !== $row->dates->confirmed;
	}

	private function keep( int $id, ImportedRow $row, string $action, string $at = '' ): void {
		$consent = ( new Evidence( $row, $this->run->basis, $this->run->file->name, $this->now ) )->consent( $action, '' === $at ? $this->now : $at );
		Database::insert( Tables::name( 'newsletter_consents' ), [ 'subscriber' => $id ] + $consent );
	}

	/** @param array<string, string|null> $person Of the table. */
	private function complete( int $id, array $person, ImportedRow $row ): void {
		$fields = PendingChanges::fields( json_decode( (string) $person['fields'], true ) );
		$filled = array_filter( [
			'first_name' => '' === $person['first_name'] ? $row->details->firstName : '',
			'last_name'  => '' === $person['last_name'] ? $row->details->lastName : '',
			'fields'     => [] === array_diff_key( $row->details->fields, $fields ) ? '' : (string) wp_json_encode( $fields + $row->details->fields ),
		], static fn ( string $value ): bool => '' !== $value );
		if ( [] !== $filled ) {
			$this->subscribers->change( $id, $filled );
		}
		$known = array_map( static fn ( array $one ): string => "{$one['deed']} {$one['at']}", Consents::ofAll( [ $id ] )[ $id ] ?? [] );
		foreach ( $row->consent->rows ?? [] as $consent ) {
			if ( ! in_array( "{$consent['deed']} {$consent['at']}", $known, true ) ) {
				Database::insert( Tables::name( 'newsletter_consents' ), [ 'subscriber' => $id ] + $consent );
			}
		}
	}
}
