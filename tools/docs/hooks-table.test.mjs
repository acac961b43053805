// @ts-check
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withHooks } from './hooks-table.mjs';

const PAGE =
	'# Hooks\n\n<!-- hooks: written by `npm run hooks` -->\nold\n<!-- /hooks -->\n\nMore.\n';

it( 'a page of hooks has slots, actions and filters, each with what it gets and where it is', () => {
	const page = withHooks( PAGE, [
		{
			name: 'marketday_card_badges',
			kind: 'action',
			text: 'Slot on a card.',
			parameters: [],
			file: 'php/Kernel/Slot.php',
		},
		{
			name: 'marketday_bought',
			kind: 'filter',
			text: 'Price, or null.',
			parameters: [ 'int|null $price In minor units.', 'int $id' ],
			file: 'php/Engine/Contract/Buying.php',
		},
	] );

	assert.match( page, /## Slots\n.*\n.*\n\| `marketday_card_badges`/ );
	assert.ok(
		page.includes(
			'| `marketday_bought` | Price, or null. | `int\\|null $price`<br>`int $id` | [Buying.php](../php/Engine/Contract/Buying.php) |'
		)
	);
	assert.match( page, /^# Hooks\n/ );
	assert.match( page, /\n\nMore\.\n$/ );
	assert.doesNotMatch( page, /\nold\n/ );
} );

it( 'a page without a place for them is refused', () => {
	assert.throws( () => withHooks( '# Hooks\n', [] ), /no place/ );
} );
