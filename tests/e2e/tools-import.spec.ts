// @features import
// @also-on woocommerce

import type { Page } from '@playwright/test';
import { readFileSync } from 'fs';
import path from 'path';
import { AS_EDITOR, expect, expectAccessible, test } from './marketday';

const VALID = path.join( __dirname, '../php/Import/fixtures/every-type.csv' );
const PAGE = '/wp-admin/tools.php?page=marketday-import';

/** WordPress's own frame around the page. */
const ADMIN = [ '#adminmenumain', '#wpadminbar', '#wpfooter', '#screen-meta' ];

/** Not in the listings, where other tests are shopping. */
const PRIVATE = [
	'Type,SKU,Name,Published,Regular price',
	'simple,EX-LAMP,Lamp,0,12',
	'simple,EX-SHADE,Lampshade,0,9',
].join( '\n' );

const BAD = [
	'Type,SKU,Name,Regular price,Parent,Shade',
	'simple,EX-BAD-1,Lamp,12,,',
	'simple,EX-BAD-2,<b></b>,12,,',
	'variation,EX-BAD-3,Nobody,9,NOT-THERE,',
].join( '\n' );

const upload = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Upload and start' } ).click();

test.use( AS_EDITOR );

// One import at a time.
test.describe.configure( { mode: 'default' } );

test.describe( 'the import page', () => {
	test.beforeEach( async ( { page } ) => {
		await page.goto( PAGE );
	} );

	test( 'tries a file, then imports it for good', async ( { page } ) => {
		await expect(
			page.getByText( /Up to .+ For larger files/ )
		).toBeVisible();
		await expectAccessible( page, ADMIN );

		await page.getByLabel( 'CSV file' ).setInputFiles( {
			name: 'private.csv',
			mimeType: 'text/csv',
			buffer: Buffer.from( PRIVATE ),
		} );
		await upload( page );
		await expect( page.getByText( 'Nothing was imported.' ) ).toBeVisible();

		await page.getByRole( 'button', { name: 'Import now' } ).click();
		await expect(
			page.getByText(
				/Rows created: [02], updated: 0, unchanged: [02], skipped: 0\./
			)
		).toBeVisible();
	} );

	test( 'asks which letters are right where the file is not UTF-8', async ( {
		page,
	} ) => {
		await page.getByLabel( 'CSV file' ).setInputFiles( {
			name: 'central-european.csv',
			mimeType: 'text/csv',
			buffer: readFileSync(
				path.join(
					__dirname,
					'../php/Import/fixtures/central-european.csv'
				)
			),
		} );
		await upload( page );
		await expect(
			page.getByRole( 'radio', { name: /^Kovačević Žilavka Šumadija/ } )
		).toBeChecked();
		await expectAccessible( page, ADMIN );

		await page.getByRole( 'button', { name: 'Continue' } ).click();
		await expect( page.getByText( 'Nothing was imported.' ) ).toBeVisible();
	} );

	test( 'tells each row that was not taken and why', async ( { page } ) => {
		await page.getByLabel( 'CSV file' ).setInputFiles( {
			name: 'bad.csv',
			mimeType: 'text/csv',
			buffer: Buffer.from( BAD ),
		} );
		await upload( page );

		const report = page.getByRole( 'table' );
		await expect(
			report.getByRole( 'row', {
				name: /3 EX-BAD-2.*The name is only markup/,
			} )
		).toBeVisible();
		await expect(
			report.getByRole( 'row', {
				name: /4 EX-BAD-3.*isn’t in the file or the shop/,
			} )
		).toBeVisible();
		await expect(
			report.getByRole( 'row', { name: /recognise the column "Shade"/ } )
		).toBeVisible();
		await expectAccessible( page, ADMIN );

		const download = page.waitForEvent( 'download' );
		await page.getByRole( 'link', { name: /Download report/ } ).click();
		expect( ( await download ).suggestedFilename() ).toBe(
			'import-report.csv'
		);
	} );

	test( 'refuses a file that is no list of products with a sentence', async ( {
		page,
	} ) => {
		await page.getByLabel( 'CSV file' ).setInputFiles( {
			name: 'photo.csv',
			mimeType: 'text/csv',
			buffer: Buffer.from( [ 0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13 ] ),
		} );
		await upload( page );
		await expect(
			page.getByText( /This isn’t a text file\./ )
		).toBeVisible();
	} );
} );

test.describe( 'the import page without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'imports by pressing Continue', async ( { page } ) => {
		await page.goto( PAGE );
		await page.getByLabel( 'CSV file' ).setInputFiles( VALID );
		await upload( page );
		await expect( page.getByRole( 'progressbar' ) ).toBeVisible();
		await page.getByRole( 'button', { name: 'Continue' } ).click();
		await expect( page.getByText( 'Nothing was imported.' ) ).toBeVisible();
	} );
} );
