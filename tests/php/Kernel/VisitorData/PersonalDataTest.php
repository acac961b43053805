<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\VisitorData;

use Marketday\Kernel\VisitorData\Erasure;
use Marketday\Kernel\VisitorData\PersonalData;
use Marketday\Kernel\VisitorData\PersonalItem;
use Marketday\Tests\SiteTestCase;

/** What features keep of a person is told to WordPress's tools in one form. */
final class PersonalDataTest extends SiteTestCase {
	/** @return array<string, mixed> */
	private function ask( string $tool, int $page = 1 ): array {
		return apply_filters( "wp_privacy_personal_data_{$tool}s", [] )['marketday-notes']['callback']( 'ann@example.com', $page );
	}

	public function test_things_are_exported_under_their_features_name_page_by_page(): void {
		PersonalData::add(
			'notes',
			static fn (): string => 'Notes',
			static fn ( string $email, int $page ): array => [ new PersonalItem(
				"note-{$page}",
				[ 'Text' => "of {$email}", 'Empty' => '' ],
				2 === $page ? [ 'drafts', 'Drafts' ] : null
			) ],
			static fn (): Erasure => new Erasure( true ),
			static fn ( string $email, int $page ): bool => 2 === $page
		);

		self::assertSame( [
			'data' => [
				[
					'group_id'    => 'marketday-notes',
					'group_label' => 'Notes',
					'item_id'     => 'note-1',
					'data'        => [ [ 'name' => 'Text', 'value' => 'of ann@example.com' ] ],
				],
			],
			'done' => false,
		], $this->ask( 'exporter' ) );
		$second = $this->ask( 'exporter', 2 );
		self::assertSame( [ 'marketday-drafts', 'Drafts', true ], [ $second['data'][0]['group_id'], $second['data'][0]['group_label'], $second['done'] ] );
	}

	public function test_what_is_kept_is_said_with_its_reason(): void {
		PersonalData::add( 'notes', static fn (): string => 'Notes', static fn (): array => [], static fn (): Erasure => new Erasure( false, 'The law wants them kept.', false ) );

		self::assertSame( [
			'items_removed'  => false,
			'items_retained' => true,
			'messages'       => [ 'The law wants them kept.' ],
			'done'           => false,
		], $this->ask( 'eraser' ) );
	}
}
